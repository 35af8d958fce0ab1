import type { Brief } from '@sitewright/contracts';

type One<Field extends keyof Brief> = Brief[Field] extends readonly (infer Item)[] ? Item : never;
export type OfferGroup = One<'offer'>;
export type Person = One<'people'>;
export type Event = One<'events'>;
export type Quotation = One<'quotations'>;
export type Figure = One<'figures'>;
export type Question = One<'questions'>;
export type Detail = One<'details'>;
export type Hours = One<'hours'>;
export type ContactFact = One<'contacts'>;
export type FunctionWish = One<'functions'>;
export type SectionWish = One<'sections'>;

/** What one section has to show, by kind. Writers take from it; what is left when all have written gets a place of its own. */
export interface Holding {
  groups: OfferGroup[];
  people: Person[];
  events: Event[];
  voices: Quotation[];
  /** Notices and other exact words. */
  lines: Quotation[];
  buttons: Quotation[];
  headlines: Quotation[];
  figures: Figure[];
  questions: Question[];
  details: Detail[];
  story: Detail[];
  hours: Hours[];
  contacts: ContactFact[];
}
export type HoldingKind = keyof Holding;

export const emptyHolding = (): Holding => ({
  groups: [],
  people: [],
  events: [],
  voices: [],
  lines: [],
  buttons: [],
  headlines: [],
  figures: [],
  questions: [],
  details: [],
  story: [],
  hours: [],
  contacts: [],
});

export const copyOf = (holding: Holding): Holding => ({
  groups: [...holding.groups],
  people: [...holding.people],
  events: [...holding.events],
  voices: [...holding.voices],
  lines: [...holding.lines],
  buttons: [...holding.buttons],
  headlines: [...holding.headlines],
  figures: [...holding.figures],
  questions: [...holding.questions],
  details: [...holding.details],
  story: [...holding.story],
  hours: [...holding.hours],
  contacts: [...holding.contacts],
});

/** Everything of a kind, which is then no longer there. */
export const takeAll = <Kind extends HoldingKind>(holding: Holding, kind: Kind): Holding[Kind] => {
  const all = holding[kind];
  holding[kind] = emptyHolding()[kind];
  return all;
};

type Item = OfferGroup['items'][number];

const isBare = ({ price, detail, values }: Item): boolean =>
  price === undefined && detail === undefined && values === undefined;

/** The names of what is on offer, where nothing is said of it that a bare list would lose. */
export function bareNames({ groups }: Holding): string[] {
  const items = groups.flatMap((group) => group.items);
  return items.every(isBare) ? items.map(({ name }) => name) : [];
}

/** Facts that stand under no words of their own. */
export const bareDetails = ({ details }: Holding): Detail[] =>
  details.every(({ key }) => key === undefined) ? details : [];

/** Entries, and the kind that they are of: whoever shows them takes it. */
export interface Source<Entry> {
  list: readonly Entry[];
  kind?: HoldingKind;
}

/** The first list that is long enough; what it is made of then stands there and nowhere else. */
export function takeFirst<Entry>(
  holding: Holding,
  sources: readonly Source<Entry>[],
  fewest: number,
): readonly Entry[] | undefined {
  const found = sources.find(({ list }) => list.length >= fewest);
  if (found?.kind) takeAll(holding, found.kind);
  return found?.list;
}

/** Whether there is something that a section can show; headlines and buttons alone make none. */
export const holdsSomething = ({ headlines: _, buttons: __, ...rest }: Holding): boolean =>
  Object.values(rest).some((entries) => entries.length > 0);

export const sourcesOf = (entries: readonly { from: readonly number[] }[]): number[] =>
  entries.flatMap(({ from }) => from);

export const sourcesOfGroups = (groups: readonly OfferGroup[]): number[] =>
  groups.flatMap(({ items }) => sourcesOf(items));
