import type { Draft, DraftType } from './drafts.ts';

/** What to add for a section that has nothing to hold. */
const needs: Readonly<Partial<Record<DraftType, string>>> = {
  offer: 'Say what is offered, one entry a line.',
  prices: 'Give the prices: each name with what it costs.',
  process: 'Say the steps in order.',
  features: 'Say the points in your own words.',
  about: 'Write two or three sentences about it.',
  people: 'Give the names, and what each does.',
  events: 'Give the dates: what, when and where.',
  voices: 'Add what people have really said, word for word. None are invented.',
  questions: 'Add the questions with their answers.',
  hours: 'Give the opening hours.',
  place: 'Give the address.',
  contact: 'Give a telephone number, an e-mail address or an address.',
  figures: 'Give the numbers and what they count. None are invented.',
  partners: 'Give the names.',
  comparison: 'Give what is compared, row by row.',
  posts: 'Give the titles of the articles, with a line about each.',
  download: 'Give the address that the button is to lead to.',
};

const whatIsNeeded = ({ type }: Draft): string => needs[type] ?? 'Say what is to stand there.';

export const whyMissing = (draft: Draft): string =>
  draft.title
    ? `“${draft.title}” has nothing to show yet. ${whatIsNeeded(draft)}`
    : (needs[draft.type] ??
      'A section that was asked for has nothing to show yet: say what is to stand there.');

/** What became of a section in which examples stand. */
export const howToFill = (draft: Draft, title: string): string =>
  `“${title}” is there, with examples to be filled in. ${whatIsNeeded(draft)}`;

/** Sections that show what another one was asked for. */
const answers: Readonly<Partial<Record<DraftType, readonly DraftType[]>>> = {
  offer: ['offer', 'prices', 'events', 'comparison', 'posts'],
  prices: ['offer', 'events', 'comparison'],
  hours: ['place', 'contact', 'events'],
  place: ['hours', 'contact'],
  contact: ['place', 'hours', 'booking'],
  events: ['offer', 'hours'],
  features: ['offer', 'details'],
  about: ['details', 'people'],
  people: ['about'],
};

const holdsPrices = ({ has }: Draft): boolean =>
  has.groups.some(({ items }) => items.some(({ price }) => price)) || has.events.some(({ price }) => price);

const holdsWhatIsAsked = (asked: DraftType, other: Draft): boolean => {
  const { has } = other;
  if (asked === 'prices') return holdsPrices(other);
  if (asked === 'hours') return has.hours.length > 0;
  if (asked === 'people') return has.people.length > 0;
  if (asked === 'place' || asked === 'contact') return has.contacts.length > 0;
  if (asked === 'events') return has.hours.length > 0 || has.groups.some(({ columns }) => columns);
  if (asked === 'features') return has.details.length + has.groups.length > 0;
  if (asked === 'about') return has.story.length > 0;
  return has.groups.length + has.events.length > 0;
};

/** The section that shows what this one was asked for. */
export const answeredBy = (draft: Draft, drafts: readonly Draft[]): Draft | undefined =>
  drafts.find(
    (other) =>
      other !== draft &&
      (answers[draft.type]?.includes(other.type) ?? false) &&
      holdsWhatIsAsked(draft.type, other),
  );
