import type { ListedAs } from '../../cut/cut.ts';
import { isCalendarWord } from '../../cut/prose/values.ts';
import { isThing } from '../../frames/thing.ts';
import type { FrameWords } from '../../frames/words.ts';
import type { ItemText } from './item.ts';
import { lineAmounts } from './scan/line-amounts.ts';
import { findMoney } from './scan/money.ts';
import { isUnit, priceStart, shortUnitEnd } from './scan/price.ts';
import { type Segment, segmentsOf } from './scan/segments.ts';
import { countWords, type Span, tokensOf } from './scan/tokens.ts';
import { joinParts, trimSeparators } from './scan/trim.ts';
import { findDates, findTimes } from './scan/when.ts';

/** The price of a line as it is written, and where it stands. */
type Price = Span;

const isInBrackets = (text: string, { start }: Span): boolean => {
  const before = text.slice(0, start);
  return (
    before.lastIndexOf('(') > before.lastIndexOf(')') || before.lastIndexOf('（') > before.lastIndexOf('）')
  );
};

const longestUnit = { said: 5, bare: 3 };

/** How much behind an amount is its unit: "a session", "pp"; what a sign parts is not. */
function unitEnd(text: string, { start, end }: Span, words: FrameWords): number {
  const [near = ''] = text.slice(end).split(/[()（）,;·|]|\s[–—-]\s/u, 1);
  const isSaid = isUnit(near) || words.holdsFor.leading(near.trimStart()) > 0;
  const isPart = countWords(near) <= (isSaid ? longestUnit.said : longestUnit.bare);
  return isPart ? end + near.trimEnd().length : shortUnitEnd(text, { start, end });
}

const segmentAt = (segments: readonly Segment[], at: number): Segment | undefined =>
  segments.find(({ start, end }) => start <= at && at < end);

const lasting = /\s\d{1,4}(?:\s?\p{L}{1,9}\.?)?\s?$/u;

/** Where the price of a line begins: at its "from"; of several with what the first is for, "60 min £50 / 90 min £70", "500 £45, 1000 £60". */
function startOf(
  text: string,
  amounts: readonly Span[],
  segments: readonly Segment[],
  words: FrameWords,
): number {
  const [first] = amounts;
  if (!first) return text.length;
  const start = priceStart(text, first.start);
  const segment = segmentAt(segments, start);
  const lead = text.slice(segment?.start ?? start, start).trimStart();
  const isFree = words.free.leading(lead) > 0;
  if (isFree) return start - lead.length;
  const [duration] = (amounts.length > 1 && lasting.exec(text.slice(0, start))) || [];
  return duration ? start - duration.trimStart().length : start;
}

/** All prices of a line are one: from the first of them to the end of the part in which the last stands. */
function priceOf(text: string, amounts: readonly Span[], words: FrameWords): Price | undefined {
  const [first] = amounts;
  const last = amounts.at(-1);
  if (!first || !last) return undefined;
  const segments = segmentsOf(text);
  const start = startOf(text, amounts, segments, words);
  const end =
    first === last
      ? unitEnd(text, last, words)
      : Math.max(unitEnd(text, last, words), segmentAt(segments, last.start)?.end ?? 0);
  return { start, end };
}

/** "Cot free": words in place of a price; "gluten free" says what is not in it. */
function freeOf(text: string, words: FrameWords): Price | undefined {
  const length = words.free.ending(text);
  const start = text.length - length;
  const isPrice = length > 0 && words.freeOf.ending(text.slice(0, start).trimEnd()) === 0;
  return isPrice ? { start, end: text.length } : undefined;
}

/** Where the first day or hour of a text begins, with the short name of a day before it. */
function whenIn(text: string): number {
  const dates = findDates(text);
  const [first] = [...dates, ...findTimes(text, dates)].sort((one, other) => one.start - other.start);
  if (!first) return text.length;
  const before = tokensOf(text).filter(({ end }) => end <= first.start);
  let start = first.start;
  for (const token of before.toReversed()) {
    if (!isCalendarWord(token.text)) break;
    start = token.start;
  }
  return start;
}

const afterName =
  /\s?[(（]|\s(?=\d{1,3}\s?(?:h|hrs?|hours?|mins?|minutes?|min\.|Std\.?|Minuten|uur|weeks?)(?![\p{L}]))/u;

/** "Back, neck & shoulders", "Waschen, Schneiden, Föhnen": a row of single words is one name. */
const capitals = /^\p{Lu}[\p{L}'’-]+(?:, \p{Lu}[\p{L}'’-]+){2,4}(?=\s|$)/u;
const row = /^[\p{L}'’-]+(?:, [\p{L}'’-]+){1,3},? (?:&|and|und|et|y|en|e) [\p{L}'’-]+/u;

/** Where the name of a line ends: before the first sign, bracket, day, hour or length of time in it. */
function nameEnd(text: string): number {
  const named = (row.exec(text) ?? capitals.exec(text))?.[0].length ?? 0;
  const listed = named <= whenIn(text) ? named : 0;
  const rest = text.slice(listed);
  const segment = segmentsOf(rest)[0];
  const sign = rest.search(afterName);
  const ends = [
    segment && !/^\s*[,;]/u.test(rest) ? segment.end : listed,
    sign < 0 ? rest.length : sign,
    whenIn(rest),
  ];
  return listed + Math.min(...ends);
}

const isName = (name: string, words: FrameWords): boolean =>
  isThing(name.replaceAll(/[,;:]|\.(?=\s)/gu, ' '), words) && words.owners.leading(name) === 0;

const fewestPairs = 3;

/** "Shirt £3, Trousers £5", "flat white 3, latte 3.50, mocha 4": several things, each with its own price. */
function isRowOfPairs(text: string, amounts: readonly Span[]): boolean {
  const colon = segmentsOf(text).find(({ before }) => before === ':')?.start ?? 0;
  const segments = segmentsOf(text.slice(colon));
  const names = segments.map(({ start, end }) => {
    const own = amounts.filter((amount) => amount.start >= colon + start && amount.end <= colon + end);
    return own.length === 1 ? trimSeparators(text.slice(colon + start, own[0]?.start)) : '';
  });
  const areNamed = names.length > 1 && names.every((name) => /^\D*\p{L}{2}/u.test(name));
  const isHeaded = colon > 0 || names.every((name) => /^\p{Lu}/u.test(name));
  return areNamed && (names.length >= fewestPairs || isHeaded);
}

/**
 * Reads a line that is one thing of a list: its name is what stands before the first sign, its price the amounts with their units, and
 * all else is told of it in the order of the line. Nothing where it is no such line, `whole` where its beginning is no name.
 */
export function readLine(text: string, as: ListedAs, words: FrameWords): ItemText | 'whole' | undefined {
  const all = as === 'priced' ? findMoney(text) : as === 'numbered' ? lineAmounts(text) : [];
  const outside = all.filter((amount) => !isInBrackets(text, amount));
  const amounts = outside.length > 0 ? outside : all;
  if (isRowOfPairs(text, amounts)) return undefined;
  const price = priceOf(text, amounts, words) ?? freeOf(text, words);
  const before = text.slice(0, price?.start);
  const end = nameEnd(before);
  const name = trimSeparators(before.slice(0, end));
  if (name === '') return undefined;
  if (!isName(name, words)) return 'whole';
  const behind = price ? text.slice(price.end) : '';
  const detail = joinParts([...bracketFirst(before.slice(end)), behind].map(withoutLooseBrackets));
  return {
    name,
    ...(price && { price: text.slice(price.start, price.end).trim() }),
    ...(detail && { detail }),
  };
}

const bracket = /^\s*[(（][^()（）]+[)）]/u;

/** "(7-11 yrs), Saturdays": what brackets hold behind the name, and what follows them. */
function bracketFirst(text: string): string[] {
  const length = bracket.exec(text)?.[0].length ?? 0;
  return [text.slice(0, length), text.slice(length)];
}

/** Of brackets that a price stood in only one is left. */
function withoutLooseBrackets(text: string): string {
  const trimmed = trimSeparators(text);
  const opened = trimmed.split('(').length;
  const closed = trimmed.split(')').length;
  if (opened === closed) return trimmed;
  return opened > closed ? trimmed.replace('(', '') : trimmed.replace(/\)(?=[^)]*$)/u, '');
}
