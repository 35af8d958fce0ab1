import type { BriefFunction, BriefSectionType, StatementClass } from '@sitewright/contracts';
import { asksForGuests } from '../../../guests.ts';
import { isWishHead, toolsIn } from '../../../tool-words.ts';
import type { Classified } from '../../classify/classified.ts';
import { having as havingWords } from '../../cut/prose/function-words.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { findDates } from '../entries/scan/when.ts';
import { isForMaker } from '../guard/maker-talk.ts';
import { asksToAct } from './asks-to-act.ts';
import { fieldListOf } from './field-lists.ts';
import { isPrintable } from './heads.ts';
import { wordsOf } from './phrase.ts';
import { isRefusal } from './refusals.ts';
import { beginsWith, functionAt, functionOf, headSectionTypeOf, sectionTypeOf } from './section-type.ts';
import type { SectionWords } from './section-words.ts';

/** What is known of the prompt's language. */
export interface Known {
  words: SectionWords;
  language: string;
}

/** Functions whose name says nothing to visitors: what begins with one asks for it. */
const standalone: ReadonlySet<BriefFunction> = new Set([
  'countdown',
  'sticky_header',
  'back_to_top',
  'theme_switch',
  'language_switch',
  'price_switch',
  'calendar_file',
  'calculator',
  'chart',
  'share',
  'print',
  'filter',
  'tabs',
  'other',
]);
/** "with a lightbox" */
const having = /^(?:with|mit|avec|con|com|met)\s/iu;
/** These are asked for in whole sentences: "ask visitors for their age (18)". */
const anywhere: ReadonlySet<BriefFunction> = new Set(['age_gate']);
/** A site can be one of these as a whole, where it is the first thing that is said. */
const wholeSites: ReadonlySet<BriefFunction> = new Set(['quiz', 'todo', 'chart', 'calculator', 'statuses']);
/** Functions of which what stands under them is a part: fields, tasks, categories. */
const withParts: ReadonlySet<BriefFunction> = new Set(['form', 'filter', 'calculator', 'todo']);

const doubtful: ReadonlySet<StatementClass> = new Set([
  'not_understood',
  'fact',
  'meta',
  'context',
  'item',
  'event',
  'identity',
  'page_or_section_wish',
]);
const sure = 0.9;
const doubted = 0.7;
const longest = 9;
const longestSentence = 24;
/** A function stands near the beginning: behind an article, "please" or "add". */
const mostBefore = 2;
/** Where its orders go may stand beside a basket. */
const reach = /\S@\S|\d[\d\s().-]{6,}\d/u;

/** A sentence of its own that refuses nothing is no prohibition for standing behind some. */
const isNoRefusal = ({ kind, class: name, sureness, text }: Classified): boolean =>
  name === 'prohibition' && kind === 'sentence' && sureness < doubted && !isRefusal(text);

type Found = NonNullable<ReturnType<typeof functionAt>>;

/** "Reply by 15 June, form with number of guests": its fields follow, wherever it stands. */
const isFormWithFields = (text: string, { name, start, length }: Found): boolean =>
  name === 'form' && havingWords.has(wordsOf(text).list[start + length] ?? '');

/** What stands near the beginning of a text says what it asks for, whatever is told behind it. */
function isAskedFirst({ text }: Classified, found: Found): boolean {
  const { name, start } = found;
  if (anywhere.has(name) || isFormWithFields(text, found)) return true;
  if (start > mostBefore) return false;
  // "Sign-up form with name": its fields follow.
  if (name === 'form' && openings.form?.test(text)) return true;
  // "Toggle between monthly and yearly, 20% off": what the switch shows may follow it.
  return having.test(text) || (name === 'price_switch' && countWords(text) <= longest * 2);
}

function asksForFunction(statement: Classified, words: SectionWords): boolean {
  const { text, class: name, sureness } = statement;
  if (!(doubtful.has(name) || isNoRefusal(statement)) || countWords(text) > longestSentence) return false;
  if (asksForGuests(text) || asksToAct(statement)) return true;
  const found = functionAt(text, words);
  if (!found) return false;
  if (countWords(text) <= longest * 2 && beginsWith(text, 'basket', words))
    return reach.test(text) || !/\p{N}/u.test(text);
  if (isAskedFirst(statement, found)) return true;
  if (!standalone.has(found.name)) return false;
  // What nobody is sure of is printed nowhere: it can be nothing but the wish that it names.
  if (name === 'not_understood') return true;
  const isShort = countWords(text) <= longest && !/\p{N}|\p{Sc}/u.test(text);
  return sureness <= sure && isShort && found.start <= mostBefore;
}

/** "dogs welcome, enquiry form": what a row of catchwords calls by nothing but the name of a function is asked for. */
function isCatchword(statement: Classified, words: SectionWords): boolean {
  const { class: name, kind, under, key, text, sentence, sureness } = statement;
  const isOpen = doubtful.has(name) || name === 'function_wish';
  if (!isOpen || kind !== 'part' || under !== undefined || key !== undefined) return false;
  const found = functionAt(text, words);
  if (found === undefined) return false;
  const { start, length } = found;
  // "before and after gallery": its last word says what it is, unless that is surely told.
  const mostBehind = sentence?.isOfCatchwords && sureness < sure ? longestLead : 0;
  const ends = start + length;
  const said = wordsOf(beforeDate(text)).list.length;
  const isDated = said < wordsOf(text).list.length;
  return start <= mostBehind && (said === ends || (isDated && said === ends + 1));
}

const longestLead = 3;

/** "rsvp by", of "rsvp by 1 may". */
function beforeDate(text: string): string {
  const [date] = findDates(text);
  return date && date.end === text.length ? text.slice(0, date.start) : text;
}

/** Surer than any row that it stands in. */
const surely = (statement: Classified): Classified => ({
  ...statement,
  class: 'function_wish',
  also: [],
  sureness: Math.max(sure, statement.sureness),
});

const as = (statement: Classified, name: StatementClass): Classified => ({
  ...statement,
  class: name,
  also: [],
  sureness: Math.max(0.6, statement.sureness),
});

const longestHead = 6;
/** What a tool is for may stand in its head: "Packing list for a weekend in the hills". */
const longestToolHead = 12;
const isToolHead = (type: BriefFunction, head: string, language: string): boolean =>
  type === 'todo' || toolsIn(head, language).length > 0;

/** The function that a head or key names, where it has parts; of a tool, what it works with is listed there. */
export function functionOfHead(
  head: string | undefined,
  { words, language }: Known,
): BriefFunction | undefined {
  const length = head === undefined ? Infinity : wordsOf(head).list.length;
  const type = head !== undefined && length <= longestToolHead ? functionOf(head, words) : undefined;
  if (!type || head === undefined) return undefined;
  return isToolHead(type, head, language) || (withParts.has(type) && length <= longestHead)
    ? type
    : undefined;
}

const unpartly: ReadonlySet<StatementClass> = new Set(['prohibition', 'quotation', 'story', 'design_wish']);
const longestPart = 8;

/**
 * Whether what stands below the head of a function is a part of it: no row of a table, which is shown there, and no sentence, which
 * says something of its own, but for the short lines that a tool works with.
 */
export function isBelow({ kind, text }: Classified, head: string | undefined, language: string): boolean {
  if (kind !== 'sentence') return kind !== 'row';
  return countWords(text) <= longestPart && head !== undefined && toolsIn(head, language).length > 0;
}
const isPriced = ({ class: name, text }: Classified, type: BriefFunction): boolean =>
  type !== 'calculator' && name === 'item' && /\p{Sc}/u.test(text);

/** ", and " is all that stands between the members of one row. */
const widestGap = 7;
/** How many members a row has at most. */
const longestRow = 16;
/** What opens the members of a function, by the function: fields stand behind "with", categories behind "by". */
const openings: Readonly<Partial<Record<BriefFunction, RegExp>>> = {
  form: /[:：]|\s(?:with|ask(?:s|ing)?(?: for)?|collecting|for|mit|con|avec|com|met)\s/iu,
  filter: /\s(?:by|for|with|into|nach|für|mit|por|para|con|par|pour|per|com|op|voor)\s/iu,
  tabs: /\s(?:for|with|für|mit|para|con|pour|avec|per|com|voor|met)\s/iu,
};

/** A function whose members follow it in its sentence. */
export interface Row {
  /** The index of the statement that names the function. */
  head: number;
  type: BriefFunction;
}

function rowHead({ text }: Classified, words: SectionWords): BriefFunction | undefined {
  // Looked at first, as few texts have one, and all are asked for each of their statements.
  if (!Object.values(openings).some((opening) => opening.test(text))) return undefined;
  const type = functionOf(text, words);
  return type && openings[type]?.test(text) ? type : undefined;
}

/** Brackets say what a member is chosen from; they part no row. */
function beforeAsides(statements: readonly Classified[], index: number): number {
  let before = index - 1;
  while (statements[before]?.kind === 'aside') before -= 1;
  return before;
}

const rowKinds: ReadonlySet<string> = new Set(['part', 'key_value', 'sentence']);

/** Things of a site are counted, fields are not: "with name and message, and an FAQ". */
const counted = /^(?:an?|eine?[nrm]?|une?|una?|uma?|een)\s/iu;

const isWish = ({ class: name }: Classified): boolean =>
  name === 'page_or_section_wish' || name === 'function_wish';

/** Of a list of sections, what names one is a section and no member of the function before it. */
const isOwn = (statement: Classified, type: BriefFunction, words: SectionWords): boolean =>
  (type !== 'form' ||
    (isWish(statement) &&
      (counted.test(statement.text) || (statement.kind === 'key_value' && statement.sureness >= doubted)))) &&
  isNamed(statement.text, type, words);

const isNamed = (text: string, type: BriefFunction, words: SectionWords): boolean =>
  functionOf(text, words) !== undefined || (type === 'form' && sectionTypeOf(text, words) !== undefined);

/** The statement that stands before another one in the same row; brackets between the two part no row. */
function beforeInRow(statements: readonly Classified[], at: number): number | undefined {
  const before = beforeAsides(statements, at);
  const [statement, previous, neighbour] = [statements[at], statements[before], statements[at - 1]];
  if (!statement?.joined || !previous || !neighbour || !rowKinds.has(statement.kind)) return undefined;
  const isOther = previous.under !== statement.under || previous.key !== statement.key;
  return isOther || statement.start - neighbour.end > widestGap ? undefined : before;
}

/** The function that a statement is a member of, as far as the row goes: "a form with name, phone", "filter for wood, clay". */
export function rowOf(
  statements: readonly Classified[],
  index: number,
  words: SectionWords,
): Row | undefined {
  // "… to be in by 1 March" says until when, and asks for nothing.
  if (findDates(statements[index]?.text ?? '').length > 0) return undefined;
  let at = index;
  while (at > Math.max(0, index - longestRow)) {
    const before = beforeInRow(statements, at);
    const head = before === undefined ? undefined : statements[before];
    if (before === undefined || !head) return undefined;
    const type = rowHead(head, words);
    if (type) {
      const members = statements.slice(before + 1, index + 1).filter(({ kind }) => kind !== 'aside');
      return members.some((member) => isOwn(member, type, words)) ? undefined : { head: before, type };
    }
    at = before;
  }
  return undefined;
}

/** Statements that are a part of a function: under its head, in its row, or a choice of such a part. */
function partsOf(statements: readonly Classified[], { words, language }: Known): ReadonlySet<number> {
  const parts = new Set<number>();
  const known = new Map<string | undefined, BriefFunction | undefined>();
  const functionUnder = (head: string | undefined) => {
    if (!known.has(head)) known.set(head, functionOfHead(head, { words, language }));
    return known.get(head);
  };
  statements.forEach((statement, index) => {
    const { under, key } = statement;
    const head = under === undefined ? key : statements[under]?.text;
    const type = functionUnder(head);
    const isUnder = isBelow(statement, head, language) && type !== undefined && !isPriced(statement, type);
    const isChoice = under !== undefined && parts.has(under);
    const isInRow = rowOf(statements, index, words) !== undefined;
    const isField = fieldListOf(statements, index, words) !== undefined;
    if (isUnder || isChoice || isInRow || isField) parts.add(index);
  });
  return parts;
}

function isWholeSite({ text, class: name }: Classified, index: number, { words, language }: Known): boolean {
  const found = index === 0 && doubtful.has(name) ? functionAt(text, words) : undefined;
  if (found === undefined) return false;
  return found.name === 'other' ? toolsIn(text, language).length > 0 : wholeSites.has(found.name);
}

/** Beside a tool that the site is, further tools are asked for as shortly: "Dazu ein Timer für 4 Minuten". */
const isFurtherTool = ({ text, class: name }: Classified, { language }: Known): boolean =>
  doubtful.has(name) &&
  countWords(text) <= longestSentence &&
  !/\p{Sc}/u.test(text) &&
  toolsIn(text, language).length > 0;

/** Under what asks the maker for something stands what is asked for. */
const asking: ReadonlySet<StatementClass> = new Set(['function_wish', 'prohibition', 'meta', 'design_wish']);
const fewestPrices = 2;
/** What stands under such a name, or under none that is known, is content. */
const listing: ReadonlySet<BriefSectionType | undefined> = new Set([
  undefined,
  'offer',
  'people',
  'posts',
] as const);

/**
 * What asks for a function names one, or is said to the maker: "Figma" under "Skills" is no function, however much it looks like one.
 */
function asContent(
  statement: Classified,
  head: Classified | undefined,
  { words, language }: Known,
): Classified | undefined {
  const { class: name, kind, key, under, text } = statement;
  if (name !== 'function_wish' || key === undefined || (kind !== 'key_value' && under === undefined))
    return undefined;
  if ((text.match(/\p{Sc}/gu) ?? []).length >= fewestPrices) return as(statement, 'item');
  if (head && asking.has(head.class)) return undefined;
  const [type, ofKey] = [sectionTypeOf(text, words), sectionTypeOf(key, words)];
  const isNamed = [text, key].some((said) => functionOf(said, words) !== undefined) || type !== undefined;
  if (reach.test(text) && countWords(text) > longestHead && !isForMaker(text)) return as(statement, 'fact');
  const isAsked =
    isNamed ||
    !listing.has(ofKey) ||
    toolsIn(key, language).length > 0 ||
    isForMaker(text) ||
    isForMaker(key);
  return isAsked || isWishHead(key) ? undefined : as(statement, 'fact');
}

const misread: ReadonlySet<StatementClass> = new Set([
  'function_wish',
  'page_or_section_wish',
  'not_understood',
]);

/** A row asks for nothing: under "Sortable table of our rides" stand the rides, below the names of their columns. */
function asRow(statement: Classified, previous: Classified | undefined): Classified | undefined {
  const { kind, class: name, cells = [] } = statement;
  if (kind !== 'row' || !misread.has(name) || cells.length < 2) return undefined;
  const isHead = previous?.kind !== 'row' && cells.every(({ column }) => column === undefined);
  return as(statement, isHead ? 'not_understood' : 'item');
}

const showing: ReadonlySet<BriefSectionType | undefined> = new Set([
  'events',
  'offer',
  'prices',
  'people',
  'posts',
  'voices',
  'hours',
] as const);
const longestSection = 5;

/** "List of gigs", "bitte eine Speisekarte": what names no function but a section asks for that. */
function asSection(statement: Classified, words: SectionWords, isTool: boolean): Classified {
  const { class: name, text } = statement;
  if (isTool || name !== 'function_wish' || countWords(text) > longestSection) return statement;
  const isSection = functionOf(text, words) === undefined && showing.has(headSectionTypeOf(text, words));
  return isSection ? as(statement, 'page_or_section_wish') : statement;
}

const fewestTold = 3;
const mostlyTold = 0.6;

/** Facts in a list of facts under one head: "Two-factor login for every account" among others of "Security". */
function toldInLists(statements: readonly Classified[]): ReadonlySet<Classified> {
  const listed = statements.filter(({ kind, under }) => kind === 'list_item' && under !== undefined);
  return new Set(
    [...Map.groupBy(listed, ({ under }) => under).values()].flatMap((list) => {
      const told = list.filter((each) => isPrintable(each));
      return told.length >= fewestTold && told.length >= list.length * mostlyTold ? told : [];
    }),
  );
}

/** What stands under a function is a part of it, whatever it looked like alone: "phone" under "Booking form". */
export function settleFunctions(
  statements: readonly Classified[],
  words: SectionWords,
  language: string,
): Classified[] {
  const known = { words, language };
  const parts = partsOf(statements, known);
  const told = toldInLists(statements);
  const isTool = statements.some((statement, index) => isWholeSite(statement, index, known));
  return statements.map((statement, index) => {
    const row = asRow(statement, statements[index - 1]);
    if (row) return row;
    if (isWholeSite(statement, index, known)) return as(statement, 'identity');
    if (isCatchword(statement, words)) return surely(statement);
    const isPart = parts.has(index) && !unpartly.has(statement.class);
    const isAsked =
      isPart ||
      (!told.has(statement) && asksForFunction(statement, words)) ||
      (isTool && isFurtherTool(statement, known));
    if (isAsked) return as(statement, 'function_wish');
    const head = statement.under === undefined ? undefined : statements[statement.under];
    return asContent(statement, head, known) ?? asSection(statement, words, isTool);
  });
}
