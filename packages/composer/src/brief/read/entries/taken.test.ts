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
