import type { Contact } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { contactHref } from './contact-link.ts';

const contact = (kind: Contact['kind'], value: string, target?: string): Contact => ({
  kind,
  value,
  ...(target && { target }),
  from: [],
});

test.each([
  [contact('phone', '(0)117 4960 123'), 'tel:01174960123'],
  [contact('phone', '0117 4960 123', 'tel:+441174960123'), 'tel:+441174960123'],
  [contact('email', 'hello@bakery.example'), 'mailto:hello@bakery.example'],
  [contact('whatsapp', '+351 912 345 678'), 'https://wa.me/351912345678'],
  [contact('link', 'instagram.com/bakery'), 'https://instagram.com/bakery'],
  [contact('link', '@bakery'), undefined],
  [contact('address', '12 Mill Lane'), undefined],
])('%o leads to %s', (given, href) => {
  expect(contactHref(given)).toBe(href);
});

test('an address that would run a script is no link', () => {
  expect(contactHref(contact('link', 'javascript:alert(1)'))).toBeUndefined();
  expect(contactHref(contact('link', 'site', 'javascript:alert(1)'))).toBeUndefined();
});
