import { cuttingWords } from '../cut/cutting-words.ts';
import { counting } from '../cut/prose/function-words.ts';
import { couldBePrice, isYear } from '../cut/prose/values.ts';
import { findMoney } from '../read/entries/scan/money.ts';
import { type Span, type Token, tokensOf } from '../read/entries/scan/tokens.ts';
import { findDates, findTimes } from '../read/entries/scan/when.ts';
import { bare, type FrameWords } from './words.ts';

/** A price in a text, and how it is written: with its currency, which a row of prices may say once. */
export interface Amount extends Span {
  written: string;
  /** Whether it is several prices of one thing. */
  isSeveral?: boolean;
}

const ends = /^\s*(?:$|[,;.、，；])/u;

/** How another number is written with the currency of an amount. */
export function withCurrencyOf(money: string): (number: string) => string {
  const [, sign = '', suffix = ''] = /^(\D*)\d(?:.*\d)?(\D*)$/su.exec(money) ?? [];
  // Of "+40p" neither the sign nor the smaller coin is that of another price.
  if (/^\s?(?:p|c|ct|cts|cents?)\.?$/iu.test(suffix)) return (number) => number;
  const prefix = sign.replace('+', '');
  return (number) => `${prefix}${number}${suffix}`;
}

const isApart = ({ start, end }: Span, spans: readonly Span[]): boolean =>
  spans.every((span) => end <= span.start || start >= span.end);

/** Whether a bare number is a price by what stands around it: behind "costs", or in a row of prices. */
function isPrice(text: string, { start, end }: Token, isInRow: boolean, words: FrameWords): boolean {
  const lead = bare(text.slice(0, start));
  const rest = text.slice(end);
  const isEnd = ends.test(rest) || words.joins.leading(rest.trimStart()) > 0;
  const isLed = words.says.ending(lead) > 0 || words.only.ending(lead) > 0 || words.about.ending(lead) > 0;
  return (
    (isEnd && (isLed || (isInRow && /\p{L}$/u.test(lead)))) ||
    (isLed && isInRow && words.units.leading(rest.trimStart()) > 0)
  );
}

/** Words in place of a price: "children get in free". */
const freeAt = (text: string, { start }: Token, words: FrameWords): number =>
  words.says.ending(bare(text.slice(0, start))) > 0 ? words.free.leading(text.slice(start)) : 0;

/** Longer than any such word and the spaces around it. */
const longestCounting = 13;

/** "teams of 6", "sleeps 4": that many; "week 31", "grade 5"; "HG2" is one word. */
function isCount(before: string): boolean {
  if (/\p{Script=Latin}$/u.test(before)) return true;
  const word = /(?<!\p{L})(\p{L}+)\s$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  return counting.has(word) || cuttingWords().numbering.has(word);
}

/** "on Monday evenings at 6": the hour of a day, by what stands between the two. */
const hourBehindDay = /^\s(?:\p{L}{1,14}\s){0,2}(?:at|from|um|ab|à|alle|ore|às|a\slas|om)\s$/iu;
const isHour = (text: string, { start }: Token, days: readonly Span[]): boolean =>
  days.some(
    ({ end }) => end < start && start - end <= longestHour && hourBehindDay.test(text.slice(end, start)),
  );
const longestHour = 36;

/** Numbers without a currency and words that stand in place of a price, in the order of the text. */
function* bareAmounts(
  text: string,
  taken: readonly Span[],
  { firstAt, days }: { firstAt: number; days: readonly Span[] },
  words: FrameWords,
): Generator<Span> {
  let isInRow = false;
  for (const token of tokensOf(text)) {
    if (token.start >= firstAt) isInRow = true;
    if (!isApart(token, taken)) continue;
    const isNumber =
      token.kind === 'number' &&
      couldBePrice(token.text) &&
      !isYear(token.text) &&
      !isHour(text, token, days) &&
      !isCount(text.slice(Math.max(0, token.start - longestCounting), token.start));
    const length = token.kind === 'word' ? freeAt(text, token, words) : 0;
    if (length > 0) yield { start: token.start, end: token.start + length };
    else if (isNumber && isPrice(text, token, isInRow, words)) {
      isInRow = true;
      yield token;
    }
  }
}

/** Where bare numbers may be prices: behind the first with its sign, "Level 2, two days, £175"; before a word for it, "small 50, large 90 euro". */
function rowStart(text: string, first: Span | undefined, currency: string | undefined): number {
  if (!first) return 0;
  return currency === undefined || /^\p{Sc}/u.test(text.slice(first.start)) ? first.start : 0;
}

/** The prices of a text in their order; `currency` is an amount of the sentence that it is a part of. */
export function amountsOf(text: string, words: FrameWords, currency?: string): Amount[] {
  const money = findMoney(text);
  const [first] = money;
  const example = first ? text.slice(first.start, first.end) : currency;
  if (example === undefined) return [];
  const dates = findDates(text);
  // "9.50" is as often a price as a time: what stands around it tells.
  const times = findTimes(text, dates).filter(({ start, end }) => !couldBePrice(text.slice(start, end)));
  const written = withCurrencyOf(example);
  const asWritten = (number: string) => (couldBePrice(number) ? written(number) : number);
  const others = [
    ...bareAmounts(
      text,
      [...money, ...dates, ...times],
      { firstAt: rowStart(text, first, currency), days: dates },
      words,
    ),
  ];
  return [
    ...money.map(({ start, end }) => ({ start, end, written: text.slice(start, end) })),
    ...others.map(({ start, end }) => ({ start, end, written: asWritten(text.slice(start, end)) })),
  ].toSorted((one, other) => one.start - other.start);
}
