import { neutralSiteType, siteTypes } from '@sitewright/composer-content';
import type { Brief, Contact } from '@sitewright/contracts';
import type { Classified } from '../classify/classified.ts';
import { dialled } from '../read/identity/contacts/phones.ts';
import { readSiteType } from '../read/identity/kind/read-site-type.ts';
import { createReading, type Reading } from '../read/identity/reading.ts';

const asStatement = (text: string): Classified => ({
  start: 0,
  end: text.length,
  text,
  kind: 'sentence',
  depth: 0,
  class: 'identity',
  also: [],
  sureness: 1,
});

/** Words that a person has typed, read as those of a prompt are: among its other words, in the language of the site. */
const readingOf = (text: string, { statements, languages }: Brief): Reading =>
  createReading(
    [text, ...statements.map((statement) => statement.text)].join('\n'),
    [asStatement(text)],
    languages.value[0] ?? 'en',
  );

const isKnown = (id: string): boolean => siteTypes().some((type) => type.id === id);

/** Below this a noun is only about a type: its words would not hold. */
const surelyMeant = 0.6;

/** What kind of site a noun means. One that nobody has changed, or that was chosen by its id, stays. */
export function typedSiteType(value: Brief['siteType']['value'], brief: Brief): Brief['siteType']['value'] {
  const before = brief.siteType.value;
  const isChosen = value.id !== before.id || value.noun === before.noun;
  if (isChosen && isKnown(value.id)) return value;
  const read = readSiteType(readingOf(value.noun, brief), undefined, value.noun);
  return { id: read.sureness >= surelyMeant ? read.value.id : neutralSiteType, noun: value.noun };
}

const emailAddress = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/u;
const webAddress =
  /^(?:https?:\/\/)?(?<rest>[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}(?:[/?#][^\s<>"']*)?)$/iu;

/** Where a contact leads, by what it is; never where somebody says that it leads. */
function targetOf({ kind, value }: Contact, brief: Brief): string | undefined {
  if (kind === 'phone') return `tel:${dialled(value, readingOf(value, brief))}`;
  if (kind === 'email') return emailAddress.test(value) ? `mailto:${value}` : undefined;
  if (kind === 'whatsapp')
    return `https://wa.me/${dialled(value, readingOf(value, brief)).replace(/\D/gu, '')}`;
  if (kind === 'address') return undefined;
  if (!webAddress.test(value)) return undefined;
  return /^https?:\/\//iu.test(value) ? value : `https://${value}`;
}

/** A contact with its own target; one that is as it was read keeps that. */
export function typedContact({ target: _sent, ...contact }: Contact, brief: Brief): Contact {
  const before = brief.contacts.find(({ kind, value }) => kind === contact.kind && value === contact.value);
  const target = before ? before.target : targetOf(contact, brief);
  return { ...contact, ...(target !== undefined && { target }) };
}
