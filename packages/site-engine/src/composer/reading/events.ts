import { dateSource, daySource, shortDateSource, timeRangeSource, timeSource } from './calendar-words.ts';
import { capitalise } from './clean-text.ts';
import { labelledLists } from './lists.ts';
import type { WordTables } from './word-tables.ts';

export interface Happening {
  when: string;
  what: string;
}

const when = `${daySource}\\s\\d{1,2}[.:]\\d{2}(?!\\s?[-–]|\\d)|(?:${daySource}[\\s,]{1,2})?(?:${dateSource}|${shortDateSource}|${timeRangeSource}|${timeSource})(?:[\\s,]{1,2}(?:${timeRangeSource}|${timeSource}))?|${daySource}`;
const whenFirst = new RegExp(`^(${when})(?:[\\s:–—-]{1,3}(.{2,60}))?$`, 'iu');
const whenLast = new RegExp(`^(.{2,60}?)[\\s:–—-]{1,3}(${when})$`, 'iu');
const marks = /^["“«„「]|["”»“」]$/gu;

/** "pon-pt 9-19": the rest of a range of days is nothing that happens. */
const dayRange = /^\p{L}{2,9}\.?\s\d{1,2}(?:[:.]\d{2})?\s?[-–]/u;

function happeningFrom(part: string, label: string): Happening[] {
  const [, first, after] = whenFirst.exec(part) ?? [];
  if (first && dayRange.test(after ?? '')) return [];
  if (first) return [{ when: first, what: capitalise((after ?? label).trim().replace(marks, '')) }];
  const [, before, last] = whenLast.exec(part) ?? [];
  return before && last ? [{ when: last, what: capitalise(before.trim().replace(marks, '')) }] : [];
}

/** What happens when, if that is what most parts of a list say. */
export function happeningsIn(parts: readonly string[], label: string): Happening[] {
  const found = parts.flatMap((part) => happeningFrom(part, label));
  return found.length >= 2 && found.length >= parts.length / 2 ? found : [];
}

const bareDates = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(\\p{L}{3,12})\\s)?((?:${dateSource})(?:(?:,\\s|\\s(?:and|und|y|et|e)\\s)${dateSource})+)`,
  'giu',
);
const oneDate = new RegExp(dateSource, 'giu');

const severalNumbers = /\d\D{1,24}(?:,|and|und|y|et|e)\s\D{0,12}\d/u;

/** "dates 3 Dec, 7 Jan, 4 Feb": dates in a row without a colon. */
const rowsOfDates = (text: string): Happening[] =>
  [...(severalNumbers.test(text) ? text : '').slice(0, 8000).matchAll(bareDates)].flatMap(
    ([, word = '', dates = '']) =>
      [...dates.matchAll(oneDate)].map(([date]) => ({ when: date, what: capitalise(word) })),
  );

const inBrackets = new RegExp(
  `(?<!\\p{L}[’'-]?)(\\p{L}[\\p{L}’'-]{0,40}(?:\\s[\\p{L}’'-]{1,40}){0,4})\\s\\((${when})\\)`,
  'giu',
);
const leadIn = /^.*(?<![\p{L}])(?:and|for|the|a|an|our|und|für|y|para|et|pour|with)\s/iu;

/** "seed swap (Sat 6 Feb 11am) and open day (Sun 13 June)": things with their dates in brackets. */
const datesInBrackets = (text: string): Happening[] => {
  if (!/\([^()\d]*\d[^()]*\)/u.test(text)) return [];
  const found = [...text.slice(0, 8000).matchAll(inBrackets)].map(([, what = '', date = '']) => ({
    when: date,
    what: capitalise(what.replace(leadIn, '')),
  }));
  return found.filter(({ when: date }) => /\d/u.test(date));
};

const mostHappenings = 12;

/** What happens when, from lists of dates and of hours: "4 Oct Leeds", "Monday 18:00 Hatha". */
export function readHappenings(
  text: string,
  { sections, joint }: Pick<WordTables, 'sections' | 'joint'>,
): Happening[] {
  const listed = labelledLists(text, joint).flatMap(({ label, parts }) => {
    const found = happeningsIn(parts, label);
    const isVisit = sections.visit.test(label) && !sections.schedule.test(label);
    return isVisit ? found.filter(({ what }) => what !== capitalise(label)) : found;
  });
  const found = [() => listed, () => datesInBrackets(text), () => rowsOfDates(text)];
  for (const find of found) {
    const happenings = find();
    if (happenings.length > 0) return happenings.slice(0, mostHappenings);
  }
  return [];
}
