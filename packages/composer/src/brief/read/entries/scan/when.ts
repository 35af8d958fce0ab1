import { remembered } from '../../../../remembered.ts';
import { markCalendarNames, marks } from './calendar-marks.ts';
import { everyNames, monthTails, ordinalNames } from './calendar-names.ts';
import type { Span } from './tokens.ts';

const day = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|º|ª|\\.)?(?!\\d)';
const year = "(?:,?\\s(?:de\\s|del\\s)?(?:19|20|21)\\d\\d(?!\\d)|\\s['’]\\d\\d(?!\\d))";
const through = '\\s?(?:[–—~〜-]|to|bis|until|till|au|al|a|à|y|and|und|et|e)\\s?';
const before = '(?<![\\p{L}\\p{N}])';
const after = '(?![\\p{L}\\p{N}])';
const counted = `(?:${ordinalNames})\\s(?:(?:and|und|et|y|e|en|i|&|\\+)\\s(?:${ordinalNames})\\s)?`;
const repeated = `(?:(?:${everyNames})\\s)?(?:${counted})?`;

const month = `${marks.month}\\.?`;
const weekday = `${repeated}${marks.weekday}\\.?`;
const lead = `(?:${weekday},?\\s(?:the\\s|den\\s|le\\s|el\\s|il\\s|dia\\s)?)?`;
const of = "(?:\\s?(?:of|de|d['’]))?\\s";

/** One date in small letters with its names marked; a range of two whole dates is joined afterwards. */
const datePattern = new RegExp(
  [
    `${before}${lead}(?:${day}${through})?${day}${of}${month}${after}${year}?`,
    `${before}${lead}${month}\\s${day}(?:${through}${day})?${year}?`,
    `${before}${month}\\s(?:19|20|21)\\d\\d${after}`,
    `${before}\\d{4}[-/]\\d{1,2}[-/]\\d{1,2}${after}`,
    `${before}\\d{1,2}[./]\\d{1,2}[./](?:\\d{4}|\\d\\d)?${after}`,
    '(?:\\d{4}年)?\\d{1,2}月(?:\\d{1,2}日)?(?:[〜～–-](?:\\d{1,2}月)?\\d{1,2}日)?',
    '(?:毎週)?[月火水木金土日]曜日?',
    // Alone, short names are too often other words: "so", "do", "sat".
    `${before}(?:(?:${everyNames})\\s)?${counted}${marks.weekday}\\s(?:${monthTails})${after}`,
    `${before}${repeated}${marks.longWeekday}${after}`,
    `${before}${marks.weekday}\\.?\\s?[–—-]\\s?${marks.weekday}\\.?${after}`,
  ].join('|'),
  'gu',
);

const clock = '(?:[01]?\\d|2[0-4])(?:[:.h][0-5]\\d)?';
const meridiem = '\\s?(?:am|pm|a\\.m\\.?|p\\.m\\.?|uhr|hs?|heures|ore|uur|صباحاً|صباحا|مساءً|مساء)';
const sure = `(?:${clock}${meridiem}${after}|(?:[01]?\\d|2[0-4])[:.h][0-5]\\d(?!\\d)|\\d{1,2}時(?:\\d{1,2}分|半)?)`;
const timePattern = new RegExp(
  `(?<![\\p{N}.,])${clock}(?:${meridiem})?\\s?(?:[–—-]|to|till?|until|bis)\\s?(?:noon|midday|midnight|late|mitternacht)${after}|(?<![\\p{N}.,])(?:${clock}(?:${meridiem})?\\s?(?:[–—〜~-]|to|till?|bis|until|tot|até|hasta|do|alle|à|a|al|حتى)\\s?)?${sure}`,
  'giu',
);

const linkOnly = /^\s?(?:[–—~〜-]|to|bis|until|till|au|al|a|à|and|und|y|et|e|,|&|\+|\/)?\s?$/iu;
const hourRange =
  /^[\s,]{0,3}(?:(?:(?:from|von|de|dalle|van)\s)?\d{1,2}(?:[:.]\d\d)?\s?(?:[–-]|(?:to|till?|bis|à|a|tot|alle)(?=\s))\s?\d{1,2}(?:[:.]\d\d)?|(?:alle|a las|at|um|às|à)\s\d{1,2})(?![\p{L}\p{N}])/iu;

const spansOf = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }));

/** Spans with nothing but a range sign, a comma or "and" between them are one. */
function joined(spans: readonly Span[], text: string): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && linkOnly.test(text.slice(last.end, span.start))) last.end = span.end;
    else merged.push({ ...span });
  }
  return merged;
}

/** In small letters, each where it was: an expression that minds no case takes several times as long to build. */
function smallOf(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return text.replaceAll(/\p{Lu}/gu, (letter) => {
    const own = letter.toLowerCase();
    return own.length === letter.length ? own : letter;
  });
}

const figures = /\d[-/.]\d|[月火水木金土日]/u;

/** The dates and weekdays of a text, as they are written; a range or a row of several is one. */
export const findDates = remembered((text): readonly Readonly<Span>[] => {
  const small = smallOf(text);
  const marked = markCalendarNames(small);
  // Few texts hold a date, and to look is quicker than to match.
  if (marked === small && !figures.test(small)) return [];
  return joined(spansOf(marked, datePattern), text);
});

/** The times of day outside of `taken`, a range as one; behind a weekday bare hours suffice: "Thursdays 6–8". */
export function findTimes(text: string, taken: readonly Span[]): Span[] {
  const isFree = ({ start, end }: Span) => taken.every((span) => end <= span.start || start >= span.end);
  const spans = spansOf(text, timePattern).filter(isFree);
  if (spans.length > 0) return joined(spans, text);
  return taken.flatMap(({ end }) => {
    const hours = hourRange.exec(text.slice(end, end + 20));
    return hours ? [{ start: end + hours[0].search(/[^\s,]/), end: end + hours[0].length }] : [];
  });
}

const ordinalDay = new RegExp(
  `^(?:(?:${everyNames})\\s)?${counted}${marks.weekday}(?:\\s(?:${monthTails}))?$`,
  'u',
);

/** Whether a date is a weekday that is counted: "second Sunday of the month". */
export const isCountedDay = (date: string): boolean => ordinalDay.test(markCalendarNames(smallOf(date)));

/** Whether a text begins with a day of the calendar and goes on: "April 12 – Scioto cleanup". */
export function beginsWithDay(text: string): boolean {
  const [day] = findDates(text);
  return day !== undefined && day.start === 0 && day.end < text.length && /\d/u.test(text.slice(0, day.end));
}
