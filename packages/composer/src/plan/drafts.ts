import type { BriefSectionType } from '@sitewright/contracts';
import { emptyHolding, type FunctionWish, type Holding, type SectionWish } from './holding.ts';

/** `details`: facts that belong to no other section. `tool`: a small tool that stands on its own. */
export type DraftType = BriefSectionType | 'details' | 'tool';

/** A section before it is written: what was wished, and what has been allotted to it. */
export interface Draft {
  type: DraftType;
  /** As the person calls it. */
  title?: string;
  count?: number;
  /** An index of the site's pages. */
  page: number;
  /** Whether the person asked for it. */
  isWished: boolean;
  from: readonly number[];
  /** Whether examples stand in it as long as there is nothing else to show. */
  isToFill?: boolean;
  has: Holding;
  /** Whether a section that could have a form goes without. */
  isFormless?: boolean;
  functions: FunctionWish[];
}

export const createDraft = (type: DraftType, page: number): Draft => ({
  type,
  page,
  isWished: false,
  from: [],
  has: emptyHolding(),
  functions: [],
});

export const draftOf = (wish: SectionWish, page: number): Draft => ({
  ...createDraft(wish.type, wish.page ?? page),
  ...(wish.title && { title: wish.title }),
  ...(wish.count && { count: wish.count }),
  isWished: true,
  from: wish.from,
});

/** Where sections stand that nobody put in an order: what visitors come for, proof, detail, people, questions, action. */
const order: readonly DraftType[] = [
  'hero',
  'events',
  'offer',
  'posts',
  'prices',
  'comparison',
  'tool',
  'gallery',
  'process',
  'features',
  'figures',
  'about',
  'people',
  'voices',
  'partners',
  'details',
  'custom',
  'hours',
  'place',
  'questions',
  'download',
  'call',
  'newsletter',
  'booking',
  'contact',
  'footer',
];
const closing: ReadonlySet<DraftType> = new Set(['call', 'newsletter', 'booking', 'contact', 'footer']);

const byPlace = (a: Draft, b: Draft) => order.indexOf(a.type) - order.indexOf(b.type);

/** Where the last sections of a page begin, by which visitors act. */
function closingStart(drafts: readonly Draft[]): number {
  const last = drafts.findLastIndex(({ type }) => !closing.has(type));
  return last + 1;
}

/** The wished ones in their order; the others after them, before those that close the page. */
export function inOrder(drafts: readonly Draft[]): Draft[] {
  const wished = drafts.filter(({ isWished }) => isWished);
  const added = drafts.filter(({ isWished }) => !isWished).sort(byPlace);
  const start = closingStart(wished);
  return [
    ...wished.slice(0, start),
    ...added.filter(({ type }) => !closing.has(type)),
    ...wished.slice(start),
    ...added.filter(({ type }) => closing.has(type)),
  ];
}
