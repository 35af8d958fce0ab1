import type { Contact } from '@sitewright/contracts';
import type { Draft, DraftType } from '../drafts.ts';
import { fromOf } from '../functions/functions-of.ts';
import { sourcesOf, takeAll } from '../holding.ts';
import { capitalise } from '../words.ts';
import type { Writing } from '../writing.ts';
import { headOf, type SectionWriter } from './section.ts';

const map = 'https://www.openstreetmap.org/search?query=';

/** An address ends with its town, or with a postcode. */
const townOf = /^\s(?:[^\p{N}]+$|.*?(?:\p{N}{4}|\p{N}\p{Lu}{2}|\p{N}{2}-\p{N}{3}))/u;
const endsWithTown = (address: string): boolean => {
  const comma = address.lastIndexOf(',');
  return comma >= 0 && townOf.test(address.slice(comma + 1));
};

/** A search for the address, with the town where it does not say it. */
function mapLink(contacts: readonly Contact[], place: string | undefined): string | undefined {
  const address = contacts.find(({ kind }) => kind === 'address')?.value;
  if (address === undefined) return undefined;
  const isTownless = place && !address.includes(place) && !endsWithTown(address);
  const sought = isTownless ? `${address}, ${place}` : address;
  return `${map}${encodeURIComponent(sought.toWellFormed())}`;
}

type Place = NonNullable<Writing['brief']['place']>;

/** The town, where a place is asked for and no street is known. */
function townFor(draft: Draft, { brief }: Writing): Place | undefined {
  const { place, contacts } = brief;
  const isAsked = draft.has.contacts.length > 0 || draft.isWished;
  const hasAddress = contacts.some(({ kind }) => kind === 'address');
  const isOfContacts = draft.type === 'contact' && (draft.has.contacts.length > 0 || contacts.length === 0);
  const isHere = isAsked && (isOfContacts || draft.type === 'place');
  return isHere && !hasAddress && place?.near === undefined ? place : undefined;
}

/** "Near Ludlow": a way to find it, and no address. */
function nearOf({ type }: Draft, { brief }: Writing): { text: string; key?: string; from: number[] }[] {
  const { place, contacts } = brief;
  const town = type === 'contact' ? place?.near : undefined;
  const isShown = town !== undefined && !contacts.some(({ kind }) => kind === 'address');
  return isShown && place ? [{ text: capitalise(town), from: [...place.from] }] : [];
}

const visits: ReadonlySet<DraftType> = new Set(['place', 'hours', 'contact']);

function titleFor(draft: Draft, hasContacts: boolean, { messages }: Writing): string {
  if (draft.type === 'contact') return messages.labels.contact;
  const isHoursAlone = draft.type === 'hours' && (draft.isWished || !hasContacts);
  return isHoursAlone ? messages.labels.hours : messages.labels.place;
}

/** Where and when, and how to reach somebody. */
export const writeVisit: SectionWriter = (draft, writing) => {
  const hours = takeAll(draft.has, 'hours');
  const place = townFor(draft, writing);
  // A map that is asked for shows what is known.
  const isMapped = writing.brief.functions.some(({ type }) => type === 'map_link');
  const shown: Contact[] = [
    ...(place && isMapped ? [{ kind: 'address' as const, value: place.value, from: place.from }] : []),
    ...takeAll(draft.has, 'contacts'),
  ];
  const town = isMapped ? undefined : place;
  if (hours.length + shown.length === 0 && !town) return [];
  const near = nearOf(draft, writing);
  const details = [...near, ...(visits.has(draft.type) ? takeAll(draft.has, 'details') : [])];
  const link = mapLink(shown, writing.brief.place?.value);
  if (link) writing.log.apply(fromOf(draft, 'map_link'), 'The address links to a map.');
  const from = sourcesOf([...hours, ...shown, ...(town ? [town] : []), ...details]);
  return [
    {
      ...headOf(
        draft,
        writing,
        { id: draft.type, title: titleFor(draft, shown.length > 0 || town !== undefined, writing) },
        from,
      ),
      type: 'visit',
      contacts: shown,
      ...(town && { town: town.value }),
      hours: hours.map(({ days, times, of }) => ({ days: capitalise(days), times, ...(of && { of }) })),
      details: details.map(({ text, key }) => (key && key !== draft.title ? `${key}: ${text}` : text)),
      ...(link && { mapLink: link }),
    },
  ];
};
