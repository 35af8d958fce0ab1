import { hoursWords } from '../../../frames/hours.ts';
import { isSpaceless, type Span } from '../../entries/scan/tokens.ts';
import { findDates, isCountedDay } from '../../entries/scan/when.ts';
import { wordsFor } from '../language-words.ts';
import type { Reading } from '../reading.ts';

interface DayWords {
  groups: readonly string[];
  weekdays: ReadonlySet<string>;
  /** Names of days that stand within a run of letters. */
  glued: RegExp | undefined;
  months: ReadonlySet<string>;
}

const dayWordsByLocales = new WeakMap<Reading['locales'], DayWords>();

/** The words for days in a prompt's languages, gathered once a prompt. */
export function dayWordsFor(reading: Reading): DayWords {
  const known = dayWordsByLocales.get(reading.locales);
  if (known) return known;
  const weekdays = wordsFor(reading, ({ weekdays }) => weekdays.flat());
  const glued = weekdays
    .filter((day) => isSpaceless(day) && day.length > 1)
    .toSorted((a, b) => b.length - a.length);
  const words = {
    groups: wordsFor(reading, ({ dayGroups }) => dayGroups),
    weekdays: new Set(weekdays),
    glued: glued.length > 0 ? new RegExp(glued.join('|'), 'gu') : undefined,
    months: new Set(wordsFor(reading, ({ months }) => months.flat())),
  };
  dayWordsByLocales.set(reading.locales, words);
  return words;
}

/** Days of a text: weekdays and their ranges, and words for several of them. */
export function daysIn(text: string, reading: Reading): Span[] {
  const { groups } = dayWordsFor(reading);
  const small = text.toLowerCase();
  const found = groups.flatMap((group) => {
    const start = small.indexOf(group);
    const isWhole =
      isSpaceless(group) ||
      (!/\p{L}/u.test(small.charAt(start - 1)) && !/\p{L}/u.test(small.charAt(start + group.length)));
    return start >= 0 && isWhole ? [{ start, end: start + group.length }] : [];
  });
  const all = findDates(text);
  const isDay = ({ start, end }: Span) => isDayOfWeek(text.slice(start, end));
  const [dates, once] = [all.filter(isDay), all.filter((date) => !isDay(date))];
  const short = [...shortDays(text, reading), ...found].filter(
    (day) => !once.some((date) => holds(date, day)),
  );
  const days = [...dates, ...short].sort((a, b) => a.start - b.start || b.end - a.end);
  return days.filter(({ start }, at) => days.slice(0, at).every((span) => start >= span.end));
}

/** Without a number it is no day of the calendar. */
export const isWeekly = (date: string): boolean => !/\d/u.test(date);
export const isDayOfWeek = (date: string): boolean => isWeekly(date) || isCountedDay(date);
const holds = (outer: Span, inner: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** Short names with a capital, alone: "Sat 9–1", "So geschlossen"; in scripts without spaces anywhere. */
function shortDays(text: string, reading: Reading): Span[] {
  const { weekdays, glued } = dayWordsFor(reading);
  const words = Array.from(text.matchAll(/(?<![\p{L}\p{N}])\p{L}{2,13}(?![\p{L}])/gu), spanOf).filter(
    ({ start, end }) => weekdays.has(text.slice(start, end).toLowerCase()),
  );
  return glued ? [...words, ...Array.from(text.matchAll(glued), spanOf)] : words;
}

const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length });

const parts = /^(?:[\s,&+–—・、-]|t\/m)*$/u;

/** Whether nothing but small words stands between days: "Mon, Tue and Fri", "daily except Monday", "dal lunedì al venerdì". */
export function isBetweenDays(text: string): boolean {
  const { joining } = hoursWords();
  let rest = text.trim();
  for (let count = 0; count < mostJoining && rest !== ''; count += 1) {
    const length = joining.leading(rest);
    if (length === 0) break;
    rest = rest.slice(length).trimStart();
  }
  return parts.test(rest);
}

const mostJoining = 4;

/** Days that stand beside each other are one line: "Mon, Tue and Fri". */
export function joinedDays(text: string, days: readonly Span[]): Span[] {
  const lines: Span[] = [];
  for (const day of days) {
    const last = lines.at(-1);
    if (last && isBetweenDays(text.slice(last.end, day.start).replace(/^[\s,]+/u, ''))) last.end = day.end;
    else lines.push({ ...day });
  }
  return lines;
}
