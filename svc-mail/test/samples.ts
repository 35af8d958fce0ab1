import type { ContactRequest } from '@sitewright/contracts';

/** A message such as people write; what a test is about is put over it. */
export const sample = (over: Partial<ContactRequest> = {}): ContactRequest => ({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'A question about prices',
  message: 'Dear team,\n\nwhat does a second site cost?\n\nAda',
  ...over,
});
