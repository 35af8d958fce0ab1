import type { Brief } from '@sitewright/contracts';
import { isNegated } from '../negation.ts';
import { type BlockOf, besideIn, blocksIn } from './beside.ts';
import { languageCopies } from './copy/language-copy.ts';
import { type Topic, topicOf } from './copy/topics.ts';
import { createDraft, type Draft, type DraftType } from './drafts.ts';
import type { ContactFact, Detail, HoldingKind, OfferGroup, Quotation } from './holding.ts';
import { type PageDraft, pageFor } from './page-drafts.ts';
import { asParagraphs, proseIn } from './told-whole.ts';
import { isToolSite } from './tool-site.ts';

/** The sections that hold something of a kind, the fittest first; the first is made where none is there. */
const homes: Readonly<
  Record<Exclude<HoldingKind, 'groups' | 'contacts'>, readonly [DraftType, ...DraftType[]]>
> = {
  people: ['people'],
  events: ['events'],
  voices: ['voices'],
  lines: ['about', 'details'],
  buttons: ['hero'],
  headlines: ['hero'],
  figures: ['figures'],
  questions: ['questions'],
  details: ['details'],
  story: ['about'],
  hours: ['hours', 'place', 'contact'],
};

const money = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|[A-Z]{3}(?![\p{L}]))/u;
/** Several prices of one thing stand in columns of their own. */
const isPriced = ({ items }: OfferGroup): boolean =>
  items.some(({ price, values }) => price ?? Object.values(values ?? {}).some((value) => money.test(value)));

const homesOfGroup = (group: OfferGroup): readonly [DraftType, ...DraftType[]] =>
  isPriced(group) ? ['prices', 'offer'] : ['offer', 'features'];

const homesOfContact = ({ kind }: ContactFact): readonly [DraftType, ...DraftType[]] =>
  kind === 'address' ? ['place', 'hours', 'contact'] : ['contact', 'place', 'hours'];

const kindOfQuotation: Readonly<Record<Quotation['use'], HoldingKind>> = {
  headline: 'headlines',
  button: 'buttons',
  voice: 'voices',
  notice: 'lines',
  text: 'lines',
};

/** Where a reader looks for a fact about something. */
const topicHomes: Readonly<Record<Topic, readonly DraftType[]>> = {
  discounts: ['prices', 'offer'],
  payment: ['questions', 'prices', 'offer', 'booking'],
  shipping: ['questions', 'prices', 'offer'],
  visit: ['questions', 'place', 'hours', 'contact'],
  background: ['about'],
};

/** A section that will be written, so that what is given to it stands there. */
const takesDetails = ({ type, has, isWished }: Draft): boolean => {
  if (type === 'questions') return isWished && has.questions.length === 0;
  if (type === 'prices' || type === 'offer') return has.groups.length > 0;
  if (type === 'about') return true;
  return has.contacts.length + has.hours.length > 0;
};

const nearest = (types: readonly DraftType[], drafts: readonly Draft[]): Draft | undefined =>
  types.flatMap((type) => drafts.filter((draft) => draft.type === type && takesDetails(draft)))[0];

/** Sections of facts: a sentence there says how to get to a place, or is one of several steps. */
const factual: ReadonlySet<DraftType> = new Set(['place', 'hours', 'contact', 'process', 'features']);

interface Entry {
  section?: number | undefined;
}

/**
 * Gives everything the brief has to a section: the one it was described under, else one of its kind, else a new one.
 * `wished` are the drafts of the brief's section wishes by their indexes, without those that must not be.
 */
export function allot(
  brief: Brief,
  wished: readonly (Draft | undefined)[],
  drafts: Draft[],
  pages: readonly PageDraft[],
): void {
  const homeFor = ([first, ...others]: readonly [DraftType, ...DraftType[]]): Draft => {
    for (const type of [first, ...others]) {
      const found = drafts.find((draft) => draft.type === type);
      if (found) return found;
    }
    const made = createDraft(first, pageFor(pages, first));
    drafts.push(made);
    return made;
  };
  const draftFor = (entry: Entry, types: readonly [DraftType, ...DraftType[]]): Draft =>
    (entry.section === undefined ? undefined : wished[entry.section]) ?? homeFor(types);

  for (const group of brief.offer) draftFor(group, homesOfGroup(group)).has.groups.push(group);
  for (const person of brief.people) draftFor(person, homes.people).has.people.push(person);
  for (const event of brief.events) draftFor(event, homes.events).has.events.push(event);
  for (const quotation of brief.quotations) allotQuotation(quotation, draftFor);
  for (const figure of brief.figures) draftFor(figure, homes.figures).has.figures.push(figure);
  for (const question of brief.questions) draftFor(question, homes.questions).has.questions.push(question);
  for (const hours of brief.hours) draftFor(hours, homes.hours).has.hours.push(hours);
  for (const contact of brief.contacts) homeFor(homesOfContact(contact)).has.contacts.push(contact);
  allotStory(brief, drafts, draftFor);
  allotDetails(brief, drafts, draftFor);
}

const fewestOfList = 3;

/** Facts that were listed under one head stand under it: apart, they would lose what they are. */
function listsOf({ details }: Brief): ReadonlyMap<Brief['details'][number], Draft> {
  const byKey = Map.groupBy(
    details.filter(({ key, section }) => key !== undefined && section === undefined),
    ({ key = '' }) => key,
  );
  const drafts = new Map<Brief['details'][number], Draft>();
  for (const [title, list] of byKey) {
    if (list.length < fewestOfList) continue;
    const draft: Draft = { ...createDraft('custom', 0), title };
    for (const detail of list) drafts.set(detail, draft);
  }
  return drafts;
}

const longestAtTop = 60;

/** "Giulia & Henrik are getting married! Villa Corsini, 5 September 2026": where and when, right behind what it is. */
function isOfTop({ text, key, section, from }: Brief['details'][number], { statements }: Brief): boolean {
  const [index = 0] = from;
  const isBare = key === undefined && section === undefined && text.length <= longestAtTop;
  return isBare && statements[index - 1]?.class === 'identity' && dated.test(text);
}

/** Months are not counted by their letters: V8 takes a fifth of a second to compile `\p{L}{3,20}` here. */
const dated = /\p{N}{1,2}\.?\s\p{L}+\s\p{N}{4}|(?<!\p{L})\p{L}+\s\p{N}{1,2},\s\p{N}{4}/u;

const mostToldAtTop = 2;
const longestToldAtTop = 160;

/** What is surer stands at the top: whatever only may be for visitors is read further down. */
const sureForTop = 0.6;

/** "No lift", "Keine Hunde": what there is none of is no first thing to read. */
const isRefusing = (text: string, language: string): boolean =>
  isNegated(text.split(/\s/u, 1)[0] ?? '', language);

/** So little that it is read at the top, where a section of its own would stand nearly empty. */
function toldAtTop(brief: Brief): ReadonlySet<Brief['details'][number]> {
  const { details, story, pages, prohibitions, statements, languages } = brief;
  const [language = 'en'] = languages.value;
  // The page of a tool begins with it.
  if (isToolSite(brief)) return new Set();
  const bare = details.filter(({ key, section }) => key === undefined && section === undefined);
  const length = bare.reduce((sum, { text }) => sum + text.length, 0);
  const refusing = new Set(prohibitions.flatMap(({ from }) => from));
  const mayOpen = (at: number) => !refusing.has(at) && (statements[at]?.sureness ?? 1) >= sureForTop;
  const isLittle = bare.length <= mostToldAtTop && length <= longestToldAtTop;
  return new Set(
    isLittle && story.length === 0 && pages.length < 2
      ? bare.filter(({ text, from }) => from.every(mayOpen) && !isRefusing(text, language))
      : [],
  );
}

/** Where a fact goes that was said under no section: to the top, to its list, beside its neighbours, or to what it is about. */
function placesOf(brief: Brief, drafts: Draft[], blockOf: BlockOf): (detail: Detail) => Draft | undefined {
  const copies = languageCopies(brief);
  const listed = listsOf(brief);
  const few = toldAtTop(brief);
  const beside = besideIn(drafts, blockOf);
  const hero = drafts.find(({ type }) => type === 'hero');
  drafts.push(...new Set(listed.values()));
  return (detail) => {
    if (isOfTop(detail, brief)) return hero;
    const own = listed.get(detail) ?? beside(detail) ?? (few.has(detail) ? hero : undefined);
    if (own) return own;
    const topic = topicOf(detail.text, copies);
    return topic && nearest(topicHomes[topic], drafts);
  };
}

/** Sections of entries, whose notes also tell of them. */
const noted: ReadonlySet<DraftType> = new Set(['prices', 'offer', 'events', ...factual]);

/** Prose tells about the whole, unless it was said under a section, or right behind entries in their paragraph. */
function allotStory(brief: Brief, drafts: Draft[], draftFor: DraftFor): void {
  const blockOf = blocksIn(brief);
  const beside = besideIn(drafts, blockOf);
  for (const story of brief.story) {
    const isOfEntries = story.section === undefined && (blockOf(story) ?? 0) > 0;
    const near = isOfEntries ? beside(story) : undefined;
    const draft = near && noted.has(near.type) ? near : draftFor(story, homes.story);
    draft.has[draft === near || factual.has(draft.type) ? 'details' : 'story'].push(story);
  }
}

function allotDetails(brief: Brief, drafts: Draft[], draftFor: DraftFor): void {
  const blockOf = blocksIn(brief);
  const placeOf = placesOf(brief, drafts, blockOf);
  const left = brief.details.filter((detail) => {
    const place = detail.section === undefined ? placeOf(detail) : draftFor(detail, homes.details);
    place?.has.details.push(detail);
    return place === undefined;
  });
  const prose = proseIn(left, brief, blockOf);
  for (const detail of left) {
    if (prose.has(detail)) draftFor(detail, homes.story).has.story.push(detail);
    else draftFor(detail, homes.details).has.details.push(detail);
  }
  for (const draft of drafts) draft.has.story = asParagraphs(draft.has.story, blockOf);
}

type DraftFor = (entry: Entry, types: readonly [DraftType, ...DraftType[]]) => Draft;

function allotQuotation(quotation: Quotation, draftFor: DraftFor): void {
  const kind = kindOfQuotation[quotation.use];
  if (kind === 'voices') draftFor(quotation, homes.voices).has.voices.push(quotation);
  else if (kind === 'buttons') draftFor(quotation, homes.buttons).has.buttons.push(quotation);
  else if (kind === 'headlines') draftFor(quotation, homes.headlines).has.headlines.push(quotation);
  else draftFor(quotation, quotation.use === 'notice' ? ['footer'] : homes.lines).has.lines.push(quotation);
}
