import { expect, it } from 'vitest';
import { contactRequestSchema, siteNameSchema } from './index.ts';

const message = {
  name: 'Zoë Ångström',
  email: 'zoe@example.com',
  subject: 'Öffnungszeiten? 営業時間',
  message: 'Two\nlines.',
};

it('takes international words and lines in the message', () => {
  expect(contactRequestSchema.parse(message)).toEqual(message);
});

it.each(['name', 'subject', 'email'])('refuses a line break in %s', (field) => {
  const injected = { ...message, [field]: 'a@example.com\r\nBcc: everybody@example.com' };
  expect(contactRequestSchema.safeParse(injected).success).toBe(false);
});

it.each(['name', 'email', 'subject', 'message'])('needs %s', (field) => {
  expect(contactRequestSchema.safeParse({ ...message, [field]: '  ' }).success).toBe(false);
  expect(contactRequestSchema.safeParse({ ...message, [field]: undefined }).success).toBe(false);
});

it('takes a few links and says when there are too many', () => {
  const links = (count: number) => ({ ...message, message: 'see https://www.example.com '.repeat(count) });
  expect(contactRequestSchema.safeParse(links(5)).success).toBe(true);
  const { error } = contactRequestSchema.safeParse(links(6));
  expect(error?.issues[0]?.message).toBe('A message has at most 5 links. Leave some out.');
});

it('takes a name of a site without the space around it, and none that is empty or hides something', () => {
  expect(siteNameSchema.parse('  Halden Cycles ')).toBe('Halden Cycles');
  for (const bad of ['', '   ', 'a\u0000b', 'x'.repeat(121)])
    expect(siteNameSchema.safeParse(bad).success).toBe(false);
});
