import { tools } from '@sitewright/composer-content';
import type { BriefSectionType, SectionWish } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { isHeadlineKey } from '../../exact-words.ts';
import { topicOfPiece } from '../../relate/asked/page-pieces.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { trimSeparators } from '../entries/scan/trim.ts';
import { countOf } from './counting.ts';
import { asksForMore, fieldListOf } from './field-lists.ts';
import { isPrintable } from './heads.ts';
import { afterPage, isHomeName, isPageWord, isPointing } from './page-words.ts';
import { wordsOf } from './phrase.ts';
import { isSectionHead, type NamedBlock } from './section-heads.ts';
import { SectionList } from './section-list.ts';
import { headSectionTypeOf, isWholeName, sectionTypeOf } from './section-type.ts';
import { titleOf } from './title.ts';
import { isVisitorsName } from './visitors-name.ts';
import type { Walk } from './walk.ts';

const uncounted: ReadonlySet<BriefSectionType> = new Set(['hero', 'footer', 'call', 'contact', 'newsletter']);

/** A block as one statement names it. `isOfPage` says that it tells of a page by its name: "The Work page shows projects". */
interface Wish extends NamedBlock {
  text: string;
}

/** What a statement names once the page it begins with is taken away. */
function withoutPage(walk: Walk, index: number, text: string): { text: string; isOfPage: boolean } {
  const page = walk.pages.pages[walk.pageOf[index] ?? -1];
  const rest = page ? afterPage(text, page.title) : undefined;
  if (!rest) return { text, isOfPage: false };
  const tail = trimSeparators(text.slice(rest));
  const [first = ''] = tail.split(/\s/u, 1);
  const behind = isPageWord(first)
    ? trimSeparators(tail.slice(first.length))
    : tail.replace(/^ページ?(?:には|は|に)/u, '');
  return behind === '' ? { text, isOfPage: false } : { text: behind, isOfPage: true };
}

const mostOfName = 4;

/** "Kurse, Einzelstunden, Was Sie mitbringen" behind "Abschnitte": nothing but names, each of a section. */
function namesInRow({ text, key = '', class: name }: Classified, { words }: Walk): string[] | undefined {
  const isList = name === 'page_or_section_wish' && words.pages.has(wordsOf(key).list.at(-1) ?? '');
  const names = isList ? text.split(/,\s/u) : [];
  const areNames = names.every((one) => countWords(one) <= mostOfName && isVisitorsName(one));
  return names.length > 1 && areNames ? names : undefined;
}

/** The blocks that a statement names: two, where each is of a known type: "testimonials and contact form". */
function wishesOf(walk: Walk, index: number): Wish[] {
  const statement = walk.statements[index];
  if (statement === undefined || walk.pages.naming.has(index)) return [];
  const named = listName(statement) ?? (isAskedFor(statement) ? topicOfPiece(statement.text) : undefined);
  const { text, isOfPage } = withoutPage(walk, index, named ?? statement.text);
  const typeOf = statement.class === 'function_wish' ? headSectionTypeOf : sectionTypeOf;
  const listed = namesInRow(statement, walk);
  if (listed) return listed.map((name) => ({ text: name, type: sectionTypeOf(name, walk.words), isOfPage }));
  const parts = text.split(/\s(?:and|und|et|y|e|plus)\s/iu);
  const typed = parts.map((part) => ({ text: part, type: typeOf(part, walk.words), isOfPage }));
  const types = new Set(typed.map(({ type }) => type));
  const isSeveral = typed.length > 1 && !types.has(undefined) && types.size === typed.length;
  const type = named !== undefined && !isWholeName(text, walk.words) ? undefined : typeOf(text, walk.words);
  const wishes = isSeveral ? typed : [{ text, type, isOfPage }];
  return isSeveral && isAskedFor(statement)
    ? wishes
    : wishes.filter((wish) => isSectionHead(walk, index, wish));
}

const longestFormName = 3;

/** A form that is asked for in a clause has no name: "to book one has to leave: name, …". */
const isTold = (statement: Classified | undefined, text: string): boolean =>
  statement?.asked?.as === 'form' &&
  countWords(titleOf(text.split(':', 1)[0] ?? '') ?? text) > longestFormName;

/** "An e-mail field" says how one signs up, and is no name of that. */
const isField = (type: BriefSectionType, text: string): boolean =>
  type === 'newsletter' && wordsOf(text).list.some((word) => tools().fields.kinds.includes(word));

/** A list that running text asks for goes by what is listed. */
const listName = ({ asked }: Classified): string | undefined =>
  asked?.as === 'list' || asked?.as === 'table' ? asked.title : undefined;

const isAskedFor = ({ class: name }: Classified) =>
  name === 'page_or_section_wish' || name === 'function_wish';

/** A block that bears the name of a page stands there: "shipping table" on the page "Shipping"; another one where its words fit. */
function pageFor(walk: Walk, index: number, title: string | undefined): number | undefined {
  const page = walk.pageOf[index];
  const isElsewhere = page !== undefined && !isHomeName(walk.pages.pages[page]?.title ?? '');
  if (isElsewhere) return page;
  if (title === undefined) return page ?? walk.fits[index];
  const named = walk.pages.pages.findIndex(
    (each) => !isHomeName(each.title) && ` ${title} `.toLowerCase().includes(` ${each.title.toLowerCase()} `),
  );
  return named < 0 ? (page ?? walk.fits[index]) : named;
}

/** "mit Terminen": a title stands in its first case, where that is what such a section is called. */
function firstCase(
  title: string | undefined,
  { statements, words }: Walk,
  index: number,
): string | undefined {
  const small = title?.toLowerCase() ?? '';
  if (!title || !statements[index]?.isWish || !small.endsWith('n')) return title;
  const isCalled = (name: string) =>
    words.sections.some(({ words: [first, ...more] }) => first === name && more.length === 0);
  return isCalled(small.slice(0, -1)) && !isCalled(small) ? title.slice(0, -1) : title;
}

/** Who signs up to a list by more than an address fills in a form. */
const asFormOf = (statement: Classified | undefined, type: BriefSectionType): BriefSectionType =>
  type === 'newsletter' && statement !== undefined && asksForMore(statement) ? 'booking' : type;

/** What a wish calls its section; a heading is a name, whatever it says. */
function wishedTitle(statement: Classified | undefined, text: string): string | undefined {
  const title = titleOf(text);
  return title === undefined || statement?.kind === 'heading' || isVisitorsName(title) ? title : undefined;
}

/** "these sections": what points at those that are listed is none of them. */
function pointsAtSections(title: string, { words }: Walk): boolean {
  const { list } = wordsOf(title);
  return isPointing(list[0] ?? '') && words.pages.has(list.at(-1) ?? '');
}

/** Reads the blocks of one statement into the list; returns the one its words belong to. */
function addSections(walk: Walk, list: SectionList, ofPages: OfPages, index: number): number | undefined {
  const indexes = wishesOf(walk, index).map(({ text, type: named = 'custom', isOfPage }) => {
    const type = asFormOf(walk.statements[index], named);
    const count = uncounted.has(type) ? undefined : countOf(text);
    const own = ofPages[walk.pageOf[index] ?? -1];
    if (isOfPage && own !== undefined && (type === 'custom' || list.sections[own]?.type === 'custom')) {
      list.settle(own, type, count, index);
      return own;
    }
    const isUntitled = isOfPage || isTold(walk.statements[index], text) || isField(type, text);
    const title = isUntitled ? undefined : firstCase(wishedTitle(walk.statements[index], text), walk, index);
    if (type === 'custom' && (title === undefined || pointsAtSections(title, walk))) return undefined;
    return list.add({ type, title, page: pageFor(walk, index, title), count }, index);
  });
  return indexes.find((each) => each !== undefined);
}

type OfPages = readonly (number | undefined)[];

/** The block that a page is by its own name: "About"; what is told of the page and names no other block belongs there. */
function addPageSections(walk: Walk, list: SectionList): OfPages {
  return walk.pages.pages.map(({ title, from }, page) => {
    if (isHomeName(title)) return undefined;
    const type = sectionTypeOf(title, walk.words) ?? 'custom';
    return list.add({ type, title, page }, from[0] ?? 0);
  });
}

/** A headline under nothing speaks for all, whatever its words are about. */
const isOfAll = ({ class: name, key = '', under }: Classified): boolean =>
  name === 'quotation' && under === undefined && isHeadlineKey(key);

type Keyed = Map<string, number | undefined>;
/** These come with a value and are told as contacts and hours, not as blocks. */
const values: ReadonlySet<BriefSectionType> = new Set(['contact', 'hours', 'place']);

/** A key that no statement of its own stands for names a block where its words are known: `Prices: Starter $900`. */
function sectionOfKey(walk: Walk, list: SectionList, keyed: Keyed, index: number): number | undefined {
  const statement = walk.statements[index];
  if (statement?.key === undefined || !isPrintable(statement)) return undefined;
  if (!keyed.has(statement.key)) {
    const type = sectionTypeOf(statement.key, walk.words);
    const isBlock = type !== undefined && !values.has(type);
    const title = wishedTitle(undefined, statement.key);
    const count = countOf(statement.key);
    const page = walk.pageOf[index];
    keyed.set(statement.key, isBlock ? list.add({ type, title, page, count }, index) : undefined);
  }
  return keyed.get(statement.key);
}

/** Fields that are listed are a section of their own, by the name of their list. */
function sectionOfFields(walk: Walk, list: SectionList, index: number): number | undefined {
  const fields = fieldListOf(walk.statements, index, walk.words);
  const title = fields && titleOf(fields.head);
  return title === undefined ? undefined : list.add({ type: 'booking', title }, index);
}

/** Under a head of its own a thing stands with all that the person has put there. */
function sectionOfBlock(
  walk: Walk,
  list: SectionList,
  homes: readonly (number | undefined)[],
  index: number,
): number | undefined {
  const [block, statement] = [walk.blocks[index], walk.statements[index]];
  if (!block?.isFilled || !statement || !isPrintable(statement)) return undefined;
  const known = walk.blocks.findIndex(
    (other, at) => other === block || (other?.first === block.first && homes[at] !== undefined),
  );
  const found = homes[known];
  if (found !== undefined && list.sections[found]?.title === titleOf(block.title)) return found;
  const type = sectionTypeOf(block.title, walk.words) ?? 'custom';
  const title = titleOf(block.title);
  if (title === undefined || isHomeName(title) || (values.has(type) && !block.isHeaded)) return undefined;
  return list.add({ type, title, page: walk.pageOf[index] }, block.first);
}

/** What follows a block behind a dash or colon is its content, as far as the row goes: "nine pieces — Moon Jar £220, …". */
function isInOpenRow({ statements, prompt }: Walk, openRow: ReadonlySet<number>, index: number): boolean {
  const [previous, statement] = [statements[index - 1], statements[index]];
  if (previous === undefined || statement === undefined || !isPrintable(statement)) return false;
  if (previous.under !== statement.under || statement.kind !== 'part') return false;
  return openRow.has(index - 1) || /[:：—–-]\s*$/u.test(prompt.slice(previous.start, statement.start));
}

/**
 * The sections in the order of the prompt, for each statement the section that it belongs to, and for each page the section that it is
 * by its own name.
 */
export function readSections(walk: Walk): {
  sections: SectionWish[];
  homes: (number | undefined)[];
  ofPages: OfPages;
} {
  const list = new SectionList();
  const ofPages = addPageSections(walk, list);
  const homes: (number | undefined)[] = [];
  const openRow = new Set<number>();
  const keyed: Keyed = new Map();
  walk.statements.forEach((statement, index) => {
    const own = sectionOfFields(walk, list, index) ?? addSections(walk, list, ofPages, index);
    const page = walk.pageOf[index];
    const head =
      (statement.under === undefined ? undefined : homes[statement.under]) ??
      sectionOfKey(walk, list, keyed, index);
    if (isInOpenRow(walk, openRow, index)) openRow.add(index);
    const row = openRow.has(index) ? homes[index - 1] : undefined;
    const ofPage = page === undefined ? undefined : ofPages[page];
    const found = own ?? row ?? head ?? ofPage ?? sectionOfBlock(walk, list, homes, index);
    homes.push(isOfAll(statement) ? undefined : found);
  });
  return { sections: list.sections, homes, ofPages };
}
