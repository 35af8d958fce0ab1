import type { Brief, Contact } from '@sitewright/contracts';
import { apartWords } from '../apart-words.ts';

/** A way for emergencies or for the press, or one of somebody else: "Taxis: Stowe Cars". */
export const isApart = ({ label = '' }: Contact): boolean => apartWords().has(label) || label.includes(': ');

/** What is given without more words is the owner's; what is for something is less of that, and what is apart the least. */
const rankOf = (contact: Contact): number =>
  isApart(contact) ? 2 : Number(contact.label !== undefined && contact.label !== '');

/** The contact of a kind that is the site owner's. */
export const mainContact = (contacts: Brief['contacts'], kind: Contact['kind']): Contact | undefined =>
  contacts
    .filter((contact) => contact.kind === kind)
    .toSorted((one, other) => rankOf(one) - rankOf(other))[0];
