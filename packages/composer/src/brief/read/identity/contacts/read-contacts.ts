import type { Contact } from '@sitewright/contracts';
import { contactSentence } from '../../../frames/contacts.ts';
import { frameWordsOf } from '../../../frames/words.ts';
import type { Reading } from '../reading.ts';
import { isAddressWord, readAddresses } from './addresses.ts';
import { readEmails, readLinks, readWhatsApp } from './links.ts';
import { usedAsSaid } from './messages.ts';
import { readPhones } from './phones.ts';
import { withTails } from './tails.ts';

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

/** "Emergency line 07700 900 555, shop 01332 496 010": each number of a statement has its own words. */
const isOneOfSeveral = ({ kind, label, from }: Contact, contacts: readonly Contact[]): boolean =>
  label !== undefined &&
  contacts.filter((other) => other.kind === kind && other.from[0] === from[0]).length > 1;

/** What a sentence says beside an address or number is its note: "after 6 pm". */
function withNotes(contacts: readonly Contact[], { statements, language }: Reading): Contact[] {
  const words = frameWordsOf(language);
  const notes = statements.map(({ text, key }, index) => {
    const values = contacts.filter(({ from }) => from.includes(index)).flatMap(namesOf);
    return values.length > 0 && key === undefined ? contactSentence(text, values, words)?.note : undefined;
  });
  return contacts.map((contact) => {
    const note = contact.from.map((index) => notes[index]).find((one) => one?.beside === contact.value);
    const label = isOneOfSeveral(contact, contacts) ? '' : (note?.text.replace(/:$/u, '').trimEnd() ?? '');
    const isOfWhole = contact.kind === 'address' && contact.from.some((index) => saysWhat(statements[index]));
    return label !== '' && !isOfWhole && contact.kind !== 'whatsapp' && !isAddressWord(label)
      ? { ...contact, label }
      : contact;
  });
}

/** "Wedding at Tithe Barn, Church Lane": what the whole is, is no word for its address. */
const saysWhat = (statement: Reading['statements'][number] | undefined): boolean =>
  statement?.class === 'identity';

const namesOf = ({ kind, value, label }: Contact): string[] =>
  kind === 'link' && label !== undefined ? [value, label] : [value];

/** How to reach whom the site is for. */
export function readContacts(reading: Reading): Contact[] {
  const phones = readPhones(reading);
  const contacts = once([
    ...phones,
    ...readEmails(reading),
    ...readAddresses(reading),
    ...readWhatsApp(reading, phones),
    ...readLinks(reading),
  ]);
  return withTails(withNotes(usedAsSaid(contacts, reading), reading), reading.statements);
}
