import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

test.each([
  [
    'A dog salon called Fluff. People should be able to book by WhatsApp: +44 7700 900 456.',
    '+44 7700 900 456',
  ],
  ['Website for a physics tutor. Name: Dr Nour Haddad. £45 an hour.', 'Dr Nour Haddad'],
])('what is nothing but a contact or the name is no fact besides: %s', (prompt, value) => {
  const { details, name, contacts } = readBrief(prompt);
  expect(details.map(({ text }) => text)).not.toContain(value);
  expect([name?.value, ...contacts.map((contact) => contact.value)]).toContain(value);
});

test('what a sentence says beside a number is there, also what it denies', () => {
  const { details, contacts } = readBrief(
    'A food pantry in Amble. You need a voucher, and people who don’t have one can ring us on 01632 960 441.',
  );
  expect(contacts.map(({ value }) => value)).toEqual(['01632 960 441']);
  expect(details.map(({ text }) => text).join()).toContain('You need a voucher');
});
