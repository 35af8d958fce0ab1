import { countOf } from '../../written-numbers.ts';
import {
  conjunctions,
  counting,
  determiners,
  having,
  introducing,
  joining,
  measuring,
  placing,
} from '../cut/prose/function-words.ts';
import type { Span } from '../read/entries/scan/tokens.ts';
import { since } from '../read/facts/words.ts';
import { discourseWords } from './discourse-words.ts';
import { type Value, valuesOf } from './values.ts';

const written = /(?<![\p{L}\p{N}-])\p{L}{3,9}(?:-\p{L}{3,6})?(?![\p{L}\p{N}-])/gu;
/** "12/6": a day, where another one takes its place. */
const strokes = /(?<![\p{N}/])\d{1,2}\/\d{1,2}(?![\p{N}/])/gu;

const spanOf = ({ 0: found, index }: RegExpExecArray): Span => ({
  start: index,
  end: index + found.length,
});
const unitBehind = (text: string, end: number): string =>
  (/^\s?(\p{L}{1,8})/u.exec(text.slice(end, end + 12))?.[1] ?? '').toLowerCase();

/** More than one, in words: "seven of us". */
const countsIn = (text: string): Value[] =>
  Array.from(text.matchAll(written))
    .filter(([word]) => (countOf(word) ?? 0) > 1)
    .map((match) => {
      const { start, end } = spanOf(match);
      const [said] = match;
      return { start, end, kind: 'number', text: said, numbers: [said], unit: unitBehind(text, end) };
    });

const daysIn = (text: string): Value[] =>
  Array.from(text.matchAll(strokes)).map((match) => ({
    ...spanOf(match),
    kind: 'date',
    text: match[0],
    numbers: match[0].split('/'),
    unit: '',
  }));

/** The values of a text that somebody may put right as they speak: counts in words as well, and days in two numbers. */
export function saidValues(text: string): readonly Value[] {
  const days = text.includes('/') ? daysIn(text) : [];
  const more = [...days, ...countsIn(text)];
  if (more.length === 0) return valuesOf(text);
  const isFree = (value: Value) => !more.some(({ start, end }) => value.start < end && start < value.end);
  return [...valuesOf(text).filter(isFree), ...more].toSorted((a, b) => a.start - b.start);
}

const small = [joining, measuring, having, placing, conjunctions, counting, introducing, determiners];

/** Whether a word behind a number is none that it counts: "five of us", "19 now". */
export const countsNothing = (unit: string): boolean =>
  unit === '' || discourseWords().nows.has(unit) || since.has(unit) || small.some((words) => words.has(unit));
