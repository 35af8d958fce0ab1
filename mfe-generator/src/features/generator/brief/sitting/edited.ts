import type { Brief, BriefChanges } from '@sitewright/contracts';

/** The fields of a brief that a person can correct. */
export type Edits = Omit<BriefChanges, 'decisions'>;
export type EditedField = keyof Edits;

/** A value that a person has entered is certain; an empty one takes the field out. */
export const entered = <Value>(value: Value, from: number[] = []) => ({ value, sureness: 1, from });

/** The brief as it is shown: what was read, under what was entered since. */
export const shownBrief = (saved: Brief, edits: Edits): Brief => ({
  ...saved,
  ...edits,
  languages: edits.languages ?? saved.languages,
  siteType: edits.siteType ?? saved.siteType,
  contacts: edits.contacts ?? saved.contacts,
  hours: edits.hours ?? saved.hours,
  offer: edits.offer ?? saved.offer,
  people: edits.people ?? saved.people,
  events: edits.events ?? saved.events,
  quotations: edits.quotations ?? saved.quotations,
  questions: edits.questions ?? saved.questions,
  details: edits.details ?? saved.details,
  story: edits.story ?? saved.story,
  sections: edits.sections ?? saved.sections,
  pages: edits.pages ?? saved.pages,
  design: edits.design ?? saved.design,
});

const has = (...texts: (string | undefined)[]) =>
  texts.some((text) => text !== undefined && text.trim() !== '');

/** Without the rows in which nothing is entered yet. */
export function withoutBlankRows(edits: Edits): Edits {
  const { contacts, hours, offer, people, events, pages } = edits;
  return {
    ...edits,
    ...(contacts && { contacts: contacts.filter(({ value }) => has(value)) }),
    ...(hours && { hours: hours.filter(({ days, times }) => has(days, times)) }),
    ...(people && { people: people.filter(({ name }) => has(name)) }),
    ...(events && { events: events.filter(({ title }) => has(title)) }),
    ...(pages && { pages: pages.filter(({ title }) => has(title)) }),
    ...(offer && {
      offer: offer
        .map((group) => ({ ...group, items: group.items.filter(({ name }) => has(name)) }))
        .filter(({ title, items }) => has(title) || items.length > 0),
    }),
  };
}

const countRows = ({ contacts, hours, offer, people, events, pages }: Edits): number =>
  [contacts, hours, people, events, pages, offer?.flatMap(({ items }) => items)].reduce(
    (sum, rows) => sum + (rows?.length ?? 0),
    offer?.length ?? 0,
  );

/** Whether somebody has begun a row that holds nothing yet. */
export const hasBlankRows = (edits: Edits): boolean =>
  countRows(edits) !== countRows(withoutBlankRows(edits));
