import { type Span, tokensOf } from '../../entries/scan/tokens.ts';
import { seasons } from '../../facts/words.ts';
import type { Reading } from '../reading.ts';
import { dayWordsFor, isBetweenDays } from './day-words.ts';

const farthest = 12;

/** The months in front of days are a part of them: "April bis Oktober täglich". */
export function inSeason(text: string, days: readonly Span[], reading: Reading): Span[] {
  const { months } = dayWordsFor(reading);
  const [first, ...others] = days;
  const named = tokensOf(text.slice(0, first?.start ?? 0)).filter((token) =>
    months.has(token.text.toLowerCase()),
  );
  const [from, to] = [named[0], named.at(-1)];
  const isRange = first && from && to && from !== to && from.text.length > 3;
  const isNear = isRange && first.start - to.end <= farthest && isBetweenDays(text.slice(from.end, to.start));
  return isNear ? [{ start: from.start, end: first.end }, ...others] : [...days];
}

const isSeason = (word: string): boolean => seasons.leading(word) === word.length;

/** Whether words name a time of the year: "Winter", "April to October". */
export function isTimeOfYear(text: string, reading: Reading): boolean {
  const { months } = dayWordsFor(reading);
  return tokensOf(text).some(({ text: word }) => isSeason(word) || months.has(word.toLowerCase()));
}

/** The stretches of months that a text names: "April to October". */
function monthRanges(text: string, reading: Reading): number {
  const { months } = dayWordsFor(reading);
  const named = tokensOf(text).filter(({ text: word }) => word.length > 3 && months.has(word.toLowerCase()));
  const isRange = ({ start }: Span, at: number) =>
    at > 0 && isBetweenDays(text.slice(named[at - 1]?.end ?? 0, start));
  return named.filter(isRange).length;
}

/** Whether a text tells the hours of several times of the year: taken apart, each would look as if it held always. */
export function hasSeasons(text: string, reading: Reading): boolean {
  const named = new Set(
    tokensOf(text).flatMap(({ text: word }) => (isSeason(word) ? [word.toLowerCase()] : [])),
  );
  return named.size > 1 || monthRanges(text, reading) > 1;
}
