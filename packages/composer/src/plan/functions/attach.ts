import type { Brief, BriefFunction } from '@sitewright/contracts';
import { isForActing } from '../../page-topics.ts';
import { languageCopies } from '../copy/language-copy.ts';
import { namesForm } from '../copy/visitor-heading.ts';
import { createDraft, type Draft, type DraftType } from '../drafts.ts';
import { pageOfForm } from '../forms/page-of-form.ts';
import { type FunctionWish, holdsSomething } from '../holding.ts';
import { type PageDraft, pageFor } from '../page-drafts.ts';
import { plain } from '../words.ts';
import { toolsOfWish } from './wish-words.ts';

const lists: ReadonlySet<DraftType> = new Set([
  'offer',
  'prices',
  'comparison',
  'custom',
  'features',
  'details',
]);

const holdsList = ({ type, has }: Draft): boolean => has.groups.length > 0 || type === 'offer';
const holdsEvents = ({ has }: Draft): boolean => has.events.length > 0;
const holdsPrices = ({ has }: Draft): boolean =>
  has.groups.some(({ items }) => items.some(({ price }) => price));

/** Which sections can fulfil a function, the fittest first. */
const places: Readonly<Partial<Record<BriefFunction, readonly ((draft: Draft) => boolean)[]>>> = {
  form: [({ type }) => type === 'booking' || type === 'contact'],
  table: [(draft) => lists.has(draft.type) && holdsPrices(draft), holdsList, holdsEvents],
  filter: [holdsList, holdsEvents],
  sort: [holdsList],
  search: [holdsList],
  tabs: [({ has }) => has.groups.length > 1, holdsEvents, holdsList],
  basket: [holdsPrices, holdsList],
  price_switch: [({ type, has }) => type === 'prices' && has.groups.length > 0, holdsPrices],
  accordion: [({ type }) => type === 'questions'],
  gallery: [({ type }) => type === 'gallery'],
  carousel: [({ type }) => type === 'gallery'],
  map_link: [({ type }) => type === 'place', ({ type }) => type === 'contact' || type === 'hours'],
  calendar_file: [holdsEvents],
};

/** Sections that any function of a kind can be made in, and what is made for it where there is none. */
const made: Readonly<Partial<Record<BriefFunction, DraftType>>> = {
  form: 'contact',
  gallery: 'gallery',
  carousel: 'gallery',
  calculator: 'tool',
  quiz: 'tool',
  todo: 'tool',
  chart: 'tool',
  statuses: 'tool',
  other: 'tool',
};

/** Functions that stand on their own: any section can hold them. */
const anywhere: ReadonlySet<BriefFunction> = new Set([
  'form',
  'calculator',
  'quiz',
  'todo',
  'chart',
  'statuses',
  'other',
]);

const canHold = (draft: Draft, type: BriefFunction): boolean =>
  anywhere.has(type) || (places[type]?.some((fits) => fits(draft)) ?? false);

/** Sections that hold a form of their own take no second one. */
const isTaken = (draft: Draft, type: BriefFunction): boolean =>
  type === 'form' && draft.functions.some((wish) => wish.type === 'form');

function placeFor(type: BriefFunction, drafts: readonly Draft[]): Draft | undefined {
  for (const fits of places[type] ?? []) {
    const found = drafts.find((draft) => fits(draft) && !isTaken(draft, type));
    if (found) return found;
  }
  return undefined;
}

/** The sections of tools: wishes of one function are for one tool, of others those that name the same. */
function toolSections(brief: Brief) {
  const byTool = new Map<string, Draft>();
  const toolsOf = (wish: FunctionWish): readonly string[] =>
    wish.type === 'other' ? toolsOfWish(wish, brief) : [wish.type];
  return {
    /** The section of the tool that is wished, which is made anew where there is none yet. */
    sectionFor(wish: FunctionWish, make: () => Draft): Draft {
      const tools = toolsOf(wish);
      const found = tools.map((tool) => byTool.get(tool)).find((known) => known !== undefined) ?? make();
      for (const tool of tools) if (!byTool.has(tool)) byTool.set(tool, found);
      return found;
    },
  };
}

const isAskedWithPage = ({ from }: FunctionWish, { statements }: Brief): boolean =>
  from.some((index) => statements[index]?.class === 'page_or_section_wish');

/** The section for the form of a page: that of its list of fields, else the one by the page's own name, else one that is made. */
function formSection(
  page: number,
  pages: readonly PageDraft[],
  drafts: Draft[],
  listed: Draft | undefined,
  { brief, wish }: { brief: Brief; wish: FunctionWish },
): Draft {
  const title = pages[page]?.title ?? '';
  const isOwn = (draft: Draft) => draft.page === page && plain(draft.title ?? '') === plain(title);
  const isFree = (draft: Draft) => !holdsSomething(draft.has) && draft.functions.length === 0;
  if (listed?.type === 'booking' && isFree(listed)) {
    const isUnnamed = namesForm(listed.title ?? '', languageCopies(brief));
    return Object.assign(listed, isUnnamed ? { page, title } : { page });
  }
  const own = drafts.find(isOwn);
  // What is asked for with the page stands on it beside what the page shows.
  if (own && own.type !== 'contact' && own.type !== 'booking' && isAskedWithPage(wish, brief)) {
    const beside = createDraft('booking', page);
    drafts.push(beside);
    return beside;
  }
  // A page for contact says how to reach somebody, and has the form below.
  if (own?.type === 'contact' && !isForActing(title)) return own;
  if (own && isFree(own)) return Object.assign(own, { type: 'booking' });
  const made: Draft = { ...createDraft('booking', page), title: own ? (wish.purpose ?? title) : title };
  drafts.push(made);
  return made;
}

/** Gives every function to the section that it was described under, else to one that can hold it, else to a new one. */
export function attachFunctions(
  wishes: readonly FunctionWish[],
  wished: readonly (Draft | undefined)[],
  drafts: Draft[],
  pages: readonly PageDraft[],
  brief: Brief,
): void {
  const tools = toolSections(brief);
  const withForm = new Set<number>();
  const make = (wish: FunctionWish, type: DraftType): Draft => {
    const draft = { ...createDraft(type, pageFor(pages, type)), from: wish.from };
    drafts.push(draft);
    return draft;
  };
  const onOwnPage = (wish: FunctionWish, own: Draft | undefined): Draft | undefined => {
    const page = wish.type === 'form' ? pageOfForm(wish, brief, pages, withForm) : undefined;
    if (page === undefined) return undefined;
    withForm.add(page);
    return formSection(page, pages, drafts, own, { brief, wish });
  };
  const elsewhere = (wish: FunctionWish, own: Draft | undefined): Draft | undefined => {
    const isOwn = own && own.type !== 'footer' && own.type !== 'hero' && canHold(own, wish.type);
    const found = isOwn ? own : placeFor(wish.type, drafts);
    const type = made[wish.type];
    if (found || !type) return found;
    return type === 'tool' ? tools.sectionFor(wish, () => make(wish, type)) : make(wish, type);
  };
  for (const wish of wishes) {
    const own = wish.section === undefined ? undefined : wished[wish.section];
    (onOwnPage(wish, own) ?? elsewhere(wish, own))?.functions.push(wish);
  }
}
