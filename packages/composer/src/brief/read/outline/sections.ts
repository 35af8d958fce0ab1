import type { BriefSectionType, SectionWish } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { trimSeparators } from '../entries/scan/trim.ts';
import { countOf } from './counting.ts';
import { type Heads, isPrintable } from './heads.ts';
import { afterPage } from './page-of.ts';
import { isHomeName } from './page-words.ts';
import type { Page, Pages } from './pages.ts';
import { sectionTypeOf } from './section-type.ts';
import type { SectionWords } from './section-words.ts';
import { titleOf } from './title.ts';

/** What the walk over the statements knows. */
export interface Walk {
  statements: readonly Classified[];
  heads: Heads;
  pages: Pages;
  pageOf: readonly (number | undefined)[];
  words: SectionWords;
  prompt: string;
}

/** There is one of these on a page, however often it is named. */
const single: ReadonlySet<BriefSectionType> = new Set([
  'hero',
  'prices',
  'about',
  'people',
  'voices',
  'questions',
  'hours',
  'place',
  'contact',
  'newsletter',
  'figures',
  'footer',
]);
const uncounted: ReadonlySet<BriefSectionType> = new Set(['hero', 'footer', 'call', 'contact', 'newsletter']);

interface Draft {
  type: BriefSectionType;
  title?: string;
  page?: number;
  count?: number;
}

/** What a statement names once the page it begins with is taken away. */
function wishText(text: string, page: Page | undefined): string {
  const rest = page ? afterPage(text, page.title) : undefined;
  if (!rest) return text;
  const tail = trimSeparators(text.slice(rest)).replace(
    /^(?:page|seite|página|ページ)(?:には|は|に)?\s*/iu,
    '',
  );
  return tail === '' ? text : tail;
}

/** Two blocks in one statement, each of a known type: "testimonials and contact form". */
function wishesIn(text: string, words: SectionWords): { text: string; type: BriefSectionType | undefined }[] {
  const parts = text.split(/\s(?:and|und|et|y|e|plus)\s/iu);
  const typed = parts.map((part) => ({ text: part, type: sectionTypeOf(part, words) }));
  const types = new Set(typed.map(({ type }) => type));
  const isSeveral = typed.length > 1 && !types.has(undefined) && types.size === typed.length;
  return isSeveral ? typed : [{ text, type: sectionTypeOf(text, words) }];
}

export class SectionList {
  readonly sections: SectionWish[] = [];

  /** Adds a section, or adds to the one that it is; returns its index. */
  add({ type, title, page, count }: Draft, from: number): number {
    const known = this.sections.findIndex((section) => {
      const isSamePage = section.page === page || section.page === undefined || page === undefined;
      const isSameTitle = section.title?.toLowerCase() === title?.toLowerCase();
      return isSamePage && section.type === type && (isSameTitle || single.has(type));
    });
    const section = this.sections[known];
    if (section) {
      if (!section.from.includes(from)) section.from.push(from);
      if (section.count === undefined && count !== undefined) section.count = count;
      if (section.page === undefined && page !== undefined) section.page = page;
      return known;
    }
    this.sections.push({
      type,
      ...(title === undefined ? {} : { title }),
      ...(page === undefined ? {} : { page }),
      ...(count === undefined ? {} : { count }),
      from: [from],
    });
    return this.sections.length - 1;
  }
}

/** What sort of head a statement is: of a block, of a group of items within one, or of other wishes only. */
function isSectionHead(walk: Walk, index: number, type: BriefSectionType | undefined): boolean {
  const statement = walk.statements[index];
  const children = walk.heads.children[index] ?? [];
  if (statement === undefined) return false;
  const isTold =
    statement.class === 'page_or_section_wish' || statement.also.includes('page_or_section_wish');
  if (type !== undefined)
    return (
      isTold || statement.class === 'function_wish' || (statement.kind === 'heading' && !isAside(statement))
    );
  if (children.length > 0) {
    const kids = children.flatMap((child) => walk.statements[child] ?? []);
    const isContainer =
      kids.every((kid) => !isPrintable(kid)) && kids.some((kid) => kid.class === 'page_or_section_wish');
    const isGroup = kids.every((kid) => kid.class === 'item');
    return (
      !isContainer &&
      !isGroup &&
      !isAside(statement) &&
      (isTold || (statement.kind === 'heading' && walk.heads.hasContent(index)))
    );
  }
  return statement.class === 'page_or_section_wish' && !isPartOfSection(walk, index);
}

const told: ReadonlySet<string> = new Set(['identity', 'meta', 'design_wish', 'prohibition', 'context']);
const isAside = (statement: Classified) => told.has(statement.class);

/** "running time" behind "all four shows with dates": a part of what the statement before it describes. */
function isPartOfSection({ statements, pages }: Walk, index: number): boolean {
  const previous = statements[index - 1];
  const statement = statements[index];
  if (previous === undefined || statement?.kind !== 'part' || pages.naming.has(index - 1)) return false;
  const isWish = previous.class === 'page_or_section_wish' && previous.under === statement.under;
  return isWish && /\s(?:with|each|mit|avec|con|com)\s/iu.test(` ${previous.text}`);
}

/** Reads the sections of one statement into the list; returns the section its words belong to. */
function addSections(walk: Walk, list: SectionList, index: number): number | undefined {
  const statement = walk.statements[index];
  const page = walk.pageOf[index];
  if (statement === undefined || walk.pages.naming.has(index)) return undefined;
  const text = wishText(statement.text, page === undefined ? undefined : walk.pages.pages[page]);
  const wishes = wishesIn(text, walk.words).filter(({ type }) => isSectionHead(walk, index, type));
  const indexes = wishes.map((wish) => {
    const type = wish.type ?? 'custom';
    const title = titleOf(wish.text);
    const count = uncounted.has(type) ? undefined : countOf(wish.text);
    return list.add(
      {
        type,
        ...(title === undefined ? {} : { title }),
        ...(page === undefined ? {} : { page }),
        ...(count === undefined ? {} : { count }),
      },
      index,
    );
  });
  return indexes[0];
}

/** The block that a page is by its own name: "About"; what is told of the page and names no other block belongs there. */
function addPageSections(walk: Walk, list: SectionList): (number | undefined)[] {
  return walk.pages.pages.map(({ title, from }, page) => {
    if (isHomeName(title)) return undefined;
    const type = sectionTypeOf(title, walk.words) ?? 'custom';
    return list.add({ type, title, page }, from[0] ?? 0);
  });
}

/** The sections in the order of the prompt, and for each statement the section that it belongs to. */
export function readSections(walk: Walk): { sections: SectionWish[]; homes: (number | undefined)[] } {
  const list = new SectionList();
  const ofPages = addPageSections(walk, list);
  const homes: (number | undefined)[] = [];
  const openRow = new Set<number>();
  const keyed = new Map<string, number | undefined>();
  walk.statements.forEach((statement, index) => {
    const own = addSections(walk, list, index);
    const page = walk.pageOf[index];
    const head =
      statement.under === undefined ? sectionOfKey(walk, list, keyed, index) : homes[statement.under];
    if (isInOpenRow(walk, openRow, index)) openRow.add(index);
    const row = openRow.has(index) ? homes[index - 1] : undefined;
    homes.push(own ?? row ?? head ?? (page === undefined ? undefined : ofPages[page]));
  });
  return { sections: list.sections, homes };
}

/** A key that no statement of its own stands for names a block where its words are known: `Prices: Starter $900`. */
function sectionOfKey(
  walk: Walk,
  list: SectionList,
  keyed: Map<string, number | undefined>,
  index: number,
): number | undefined {
  const statement = walk.statements[index];
  if (statement?.key === undefined || !isPrintable(statement)) return undefined;
  if (!keyed.has(statement.key)) {
    const type = sectionTypeOf(statement.key, walk.words);
    const title = titleOf(statement.key);
    const isBlock = type !== undefined && type !== 'contact' && type !== 'hours' && type !== 'place';
    keyed.set(statement.key, isBlock ? list.add({ type, ...(title ? { title } : {}) }, index) : undefined);
  }
  return keyed.get(statement.key);
}

/** What follows a block behind a dash or colon is its content, as far as the row goes: "nine pieces — Moon Jar £220, …". */
function isInOpenRow({ statements, prompt }: Walk, openRow: ReadonlySet<number>, index: number): boolean {
  const [previous, statement] = [statements[index - 1], statements[index]];
  if (previous === undefined || statement === undefined || !isPrintable(statement)) return false;
  if (previous.under !== statement.under || statement.kind !== 'part') return false;
  return openRow.has(index - 1) || /[:：—–-]\s*$/u.test(prompt.slice(previous.start, statement.start));
}
