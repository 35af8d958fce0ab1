import type { Brief } from '@sitewright/contracts';
import { numberOf } from '../../../written-numbers.ts';
import type { Classified } from '../../classify/classified.ts';
import { indefinite } from '../../cut/prose/function-words.ts';
import { countWords, tokensOf } from '../entries/scan/tokens.ts';
import { trimSeparators, unwrap } from '../entries/scan/trim.ts';
import type { Block } from './blocks.ts';
import type { Heads } from './heads.ts';
import { legalPagesIn } from './legal-pages.ts';
import { afterPage, isHomeName, isPagesWord, isPageWord, pageLead } from './page-words.ts';
import { headBefore, pointsOnly, properName } from './proper-name.ts';
import { isVisitorsName } from './visitors-name.ts';

export type Page = Brief['pages'][number];

/** The pages that are named, and the statements that do nothing but name them. */
export interface Pages {
  pages: Page[];
  naming: ReadonlySet<number>;
}

const wishes: ReadonlySet<string> = new Set([
  'page_or_section_wish',
  'function_wish',
  'identity',
  'not_understood',
]);
const longestTitle = 40;
const mostPages = 20;
const longestHead = 4;
/** How far a head is read; it is asked for each of its statements. */
const longestLook = 160;
const unnamed = /^(?:each|every|all|jede|chaque|cada|ogni|todas?|them)\s/iu;

/** Dutch parts its plural from the word. */
const dutchPlural = /(?<!\p{L})pagina['’]s(?!\p{L})/iu;

/** Whether a head says that pages are named under it: "Pages", "a four-page site", "Web de varias páginas". */
export function namesPages(text: string): boolean {
  const words = tokensOf(text.slice(0, longestLook)).filter(({ kind }) => kind !== 'sign');
  if (/^ページ(?:は|構成|一覧)?$/u.test(text.trim()) || dutchPlural.test(text.slice(0, longestLook)))
    return true;
  return words.some(({ text: word }, at) => {
    if (isPagesWord(word) && !/\p{Script=Katakana}/u.test(word)) return true;
    const count = numberOf(words[at - 1]?.text ?? '');
    return isPageWord(word) && count !== undefined && count > 1;
  });
}

const asTitle = (text: string) =>
  unwrap(trimSeparators(text))
    .replace(/^["“«„「]|["”»“」]$/gu, '')
    .trim();
const isTitle = (title: string) =>
  title.length <= longestTitle && !unnamed.test(title) && isVisitorsName(title);

const between = /\s{1,3}(?:[/|·•>→]|->)\s{1,3}/u;

/** The pages that one line names: "Home / Services & Fees / Contact". */
function titlesInRow(line: string): string[] | undefined {
  const titles = line.split(between).map(asTitle);
  return titles.every(isTitle) ? titles : undefined;
}

/** Pages within one statement: "Separate pages for About and Shipping". */
function titlesIn(text: string): string[] {
  const match = /\s(?:for|für|pour|para|per|called|named)\s|[:：]\s?/iu.exec(text);
  if (!match || !namesPages(text.slice(0, match.index))) return [];
  const titles = text
    .slice(match.index + match[0].length)
    .split(/,\s|\s(?:and|und|et|y|e)\s|、/iu)
    .map(asTitle);
  const isList = titles.every((title) => isTitle(title) && title.split(/\s/u).length <= 3);
  return isList ? titles : [];
}

const named = /^["“«„]?(\p{Lu}[\p{L}\p{M}’'&-]*(?:\s\p{Lu}[\p{L}\p{M}’'&-]*){0,2})/u;

/**
 * The page that a statement speaks of by the word for it: "The Contact page has a form", "Nella pagina Corsi", "eine Seite Werkstatt".
 */
function mentionedPage(text: string, pages: readonly Page[]): string | undefined {
  const words = tokensOf(text.slice(0, 80));
  const at = words.findIndex(({ text: word }) => isPageWord(word));
  const word = words[at];
  if (!word) return undefined;
  const behind = text.slice(word.end).trimStart();
  const known = pages.find(({ title }) => afterPage(behind, title) !== undefined);
  const name = known?.title ?? named.exec(behind)?.[1];
  if (name !== undefined) return name;
  const lead = pageLead(text);
  const before = words.slice(0, at).filter(({ start }) => start >= lead);
  const [first, last] = [before[0], before.at(-1)];
  const isNamed = before.length <= 3 && before.every((each) => /^\p{Lu}|^['’]$/u.test(each.text));
  return first && last && isNamed ? text.slice(first.start, last.end) : undefined;
}

class PageList {
  readonly pages: Page[] = [];
  readonly naming = new Set<number>();

  add(written: string, from: number): void {
    const title = properName(written);
    if (pointsOnly(title)) return;
    const known = this.pages.find((page) => page.title.toLowerCase() === title.toLowerCase());
    if (known) known.from.push(from);
    else if (this.pages.length < mostPages) this.pages.push({ title, from: [from] });
  }
}

/** The words that a statement is listed under. */
const headOf = (statements: readonly Classified[], index: number): string | undefined => {
  const { under, key } = statements[index] ?? {};
  return under === undefined ? key : statements[under]?.text;
};

/** The heads of lists that are of pages: they say so, or the first page is one of the list: "Café Mokka: home, menu, contact". */
function headsOfPages(statements: readonly Classified[]): ReadonlySet<string> {
  const listed = statements.flatMap(({ text, class: name }, index) => {
    const head = wishes.has(name) ? headOf(statements, index) : undefined;
    return head === undefined ? [] : [{ head, text }];
  });
  const lists = Map.groupBy(listed, ({ head }) => head);
  return new Set(
    [...lists].flatMap(([head, list]) => {
      const hasHome = list.length > 1 && list.some(({ text }) => isHomeName(asTitle(text)));
      return hasHome || namesPages(head) ? [head] : [];
    }),
  );
}

/** Pages in a row at the end of what says something else first: "Animal rescue - home / adopt / donate". */
function titlesAtEnd(text: string): string[] | undefined {
  const titles = titlesInRow(text.split(/\s[-–—]\s|[:：]\s/u).at(-1) ?? '');
  return titles && titles.length > 2 && titles.some(isHomeName) ? titles : undefined;
}

const untilColon = (text: string): string => text.split(/[:：]/u, 1)[0] ?? '';

/** Pages in a row behind their head, as far as its sentence goes: "ページは、ホーム、コース。" */
function rowsOf(statements: readonly Classified[], prompt: string): Set<number> {
  const rows = new Set<number>();
  statements.forEach((statement, index) => {
    const previous = statements[index - 1];
    if (previous === undefined || statement.kind !== 'part' || previous.under !== statement.under) return;
    const isOn =
      rows.has(index - 1) ||
      (namesPages(untilColon(previous.text)) && countWords(untilColon(previous.text)) <= longestHead);
    const isSameSentence = !/[.!?。\n]/u.test(prompt.slice(previous.start + 1, statement.start));
    if (isOn && isSameSentence && statement.class === 'page_or_section_wish') rows.add(index);
  });
  return rows;
}

/** What tells which statements are pages of a list. */
interface Listing {
  statements: readonly Classified[];
  heads: Heads;
  /** The heads of lists of pages. */
  announcing: ReadonlySet<string>;
  /** Pages in a row behind their head. */
  rows: ReadonlySet<number>;
}

/** The pages that a statement names as one of a list, or as a list of its own. */
function titlesOf({ statements, heads, announcing, rows }: Listing, index: number): string[] {
  const { text = '', class: name, asked } = statements[index] ?? {};
  if (asked?.as === 'page') return [];
  const isWish = (each: number) => wishes.has(statements[each]?.class ?? '');
  const isListed = isWish(index) && announcing.has(headOf(statements, index) ?? '');
  const isOne = rows.has(index) || (isListed && !heads.children[index]?.some(isWish));
  const own = isOne && titlesInRow(asTitle(text));
  const last = isWish(index) && titlesAtEnd(asTitle(text));
  return own || last || (name === 'page_or_section_wish' ? titlesIn(text) : []);
}

function addListed(list: PageList, statements: readonly Classified[], heads: Heads, prompt: string): void {
  const rows = rowsOf(statements, prompt);
  const listing = { statements, heads, announcing: headsOfPages(statements), rows };
  statements.forEach(({ text }, index) => {
    const titles = titlesOf(listing, index);
    for (const named of titles) list.add(named, index);
    const isHead = namesPages(text) && (heads.children[index]?.length || rows.has(index + 1));
    if (titles.length > 0 || isHead) list.naming.add(index);
  });
}

/** "A new site with these pages:", and then a block for each of them. */
function addBlocks(
  list: PageList,
  statements: readonly Classified[],
  blocks: readonly (Block | undefined)[],
): void {
  if (list.pages.length > 0) return;
  const from = blocks.findIndex((block) => block !== undefined);
  const announcing = from - 1;
  const { class: name = 'fact', text = '' } = statements[announcing] ?? {};
  if (!wishes.has(name) || !namesPages(text)) return;
  list.naming.add(announcing);
  for (const block of new Set(blocks)) if (block && isTitle(block.title)) list.add(block.title, block.first);
}

/** What a page that running text asks for is called; "Pool rules, please put these on their own page" names it before the wish. */
function askedTitle({ asked, start, end }: Classified, prompt: string): string {
  const title = asTitle(asked?.title ?? '');
  return pointsOnly(title) ? (headBefore(prompt.slice(start, end)) ?? title) : title;
}

/** "I want a prices page and a how to find us page": the second is asked for in the sentence of the first. */
function besideAsked(statements: readonly Classified[], index: number): string | undefined {
  const { text = '', class: name, asked, under } = statements[index] ?? {};
  const isBeside = [index - 1, index + 1].some(
    (at) => statements[at]?.asked?.as === 'page' && statements[at]?.under === under,
  );
  if (name !== 'page_or_section_wish' || asked !== undefined || !isBeside) return undefined;
  const [article = '', ...words] = text.split(/\s+/u);
  const isOne = indefinite.has(article.toLowerCase()) && words.length > 1 && isPageWord(words.at(-1) ?? '');
  return isOne ? words.join(' ') : undefined;
}

/** The pages that running text asks for. */
function addAsked(list: PageList, statements: readonly Classified[], prompt: string): void {
  statements.forEach((statement, index) => {
    const { asked, class: name } = statement;
    const beside = besideAsked(statements, index);
    if ((asked?.as !== 'page' && beside === undefined) || name === 'prohibition') return;
    const title = beside ?? askedTitle(statement, prompt);
    if (!isTitle(title)) return;
    list.add(title, index);
    list.naming.add(index);
  });
}

const fewestMentioned = 2;
const parting = /[,;]\s|\s(?:and|und|et|y|e|en|i)\s/iu;

/** "The Work page shows…" names a page where there are others, which may be named alike; "Home page: hero…" is the first of them. */
function addMentioned(list: PageList, statements: readonly Classified[]): void {
  const mentioned = statements.flatMap(({ class: name, text }, index) => {
    const isWish = name === 'page_or_section_wish' || name === 'function_wish';
    if (!isWish || list.naming.has(index)) return [];
    return text.split(parting).flatMap((part) => {
      const title = mentionedPage(part, list.pages);
      return title && isTitle(title) ? [{ title, index }] : [];
    });
  });
  const titles = new Set(mentioned.map(({ title }) => title.toLowerCase()));
  if (list.pages.length === 0 && titles.size < fewestMentioned) return;
  for (const { title, index } of mentioned) list.add(title, index);
}

/** A page that the law asks for is one even where a site has no others. */
function addLegal(list: PageList, statements: readonly Classified[]): void {
  statements.forEach((statement, index) => {
    const isListed = list.pages.some((page) => page.from.includes(index));
    for (const title of legalPagesIn(statement)) {
      if (!isListed) list.add(title, index);
      list.naming.add(index);
    }
  });
}

/**
 * The pages that a prompt names, the first page first. One page by itself is none; where the first page is not among those
 * named it is called `home`.
 */
export function readPages(
  statements: readonly Classified[],
  { heads, blocks }: { heads: Heads; blocks: readonly (Block | undefined)[] },
  prompt: string,
  home: string,
): Pages {
  const list = new PageList();
  addListed(list, statements, heads, prompt);
  addBlocks(list, statements, blocks);
  addAsked(list, statements, prompt);
  addMentioned(list, statements);
  addLegal(list, statements);
  const first = list.pages.find(({ title }) => isHomeName(title));
  const place = ({ from }: Page): number => Math.min(...from);
  const others = list.pages.filter((page) => page !== first).sort((one, other) => place(one) - place(other));
  if (others.length === 0) return { pages: [], naming: new Set() };
  return { pages: [first ?? { title: home, from: [] }, ...others], naming: list.naming };
}
