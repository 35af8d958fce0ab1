import { couldBePrice, isYear } from '../../../cut/prose/values.ts';
import { isUnit } from './price.ts';
import { type Span, type Token, tokensOf } from './tokens.ts';
import { findDates, findTimes } from './when.ts';

const isFree = ({ start, end }: Span, spans: readonly Span[]): boolean =>
  spans.every((span) => end <= span.start || start >= span.end);

const decimals = /^\d{1,3}[.,]\d{2}$/u;
/** "7.20 / 9.50" in a menu is no time. */
const prices = /^\d{1,3}[.,]\d{2}(?:\s?\/\s?\d{1,3}[.,]\d{2})?$/u;
/** What ends a segment, or stands between two prices: "/", "-", brackets. */
const ending = /^\s*(?:$|[,;.、，；()（）·|/]|[–—-]\s)/u;
const afterBracket = /[)）]\s$/u;
/** "HG2", "3-4", "555 040", "10 %", "7pm": a part of something else. */
const partBefore = /(?:[\p{L}+]|\d\s?[–—-]?\s?)$/u;
const partBehind = /^(?:\p{L}|\s?%|\s?[–—-]\s?\d|\s\d)/u;
const isWhole = (text: string, { start, end }: Span): boolean =>
  !partBefore.test(text.slice(Math.max(0, start - 5), start)) && !partBehind.test(text.slice(end, end + 4));

const longestName = 20;

/** Whether a number stands where the price of a line does: at the end of a part of it, before a unit, behind brackets. */
function isPrice(text: string, token: Token): boolean {
  const { start, end } = token;
  const before = text.slice(Math.max(0, start - longestName), start);
  if (token.kind !== 'number' || !/\p{L}/u.test(before) || !isWhole(text, token)) return false;
  if (!couldBePrice(token.text) || isYear(token.text)) return false;
  const rest = text.slice(end);
  return decimals.test(token.text) || ending.test(rest) || isUnit(rest) || afterBracket.test(before);
}

/** The prices without a currency of a line that is one thing of a list; what stands in brackets is said beside them. */
export function lineAmounts(text: string): Span[] {
  const dates = findDates(text);
  const times = findTimes(text, dates).filter(({ start, end }) => !prices.test(text.slice(start, end)));
  let depth = 0;
  return tokensOf(text).filter((token) => {
    if ('([（'.includes(token.text)) depth += 1;
    if (')]）'.includes(token.text)) depth = Math.max(0, depth - 1);
    return depth === 0 && isFree(token, [...dates, ...times]) && isPrice(text, token);
  });
}
