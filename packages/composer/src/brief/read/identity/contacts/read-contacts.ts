import type { Contact } from '@sitewright/contracts';
import type { Reading } from '../reading.ts';
import { readAddresses } from './addresses.ts';
import { readEmails, readLinks, readWhatsApp } from './links.ts';
import { readPhones } from './phones.ts';

/** The same value said twice is one contact, with both statements it was read from. */
function once(contacts: readonly Contact[]): Contact[] {
  const byValue = new Map<string, Contact>();
  for (const contact of contacts) {
    const name = `${contact.kind} ${contact.value}`;
    const known = byValue.get(name);
    byValue.set(name, known ? { ...contact, ...known, from: [...known.from, ...contact.from] } : contact);
  }
  return [...byValue.values()];
}

/** How to reach whom the site is for. */
export function readContacts(reading: Reading): Contact[] {
  const phones = readPhones(reading);
  return once([
    ...phones,
    ...readEmails(reading),
    ...readAddresses(reading),
    ...readWhatsApp(reading, phones),
    ...readLinks(reading),
  ]);
}
