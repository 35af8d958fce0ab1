import { calling, opening, subjects } from '../../cut/prose/function-words.ts';
import { findMoney } from '../../read/entries/scan/money.ts';
import { countWords, type Span } from '../../read/entries/scan/tokens.ts';
import { findDates, findTimes } from '../../read/entries/scan/when.ts';
import { hasOccasion } from './opening-words.ts';
import type { OpeningPart } from './row.ts';

/** What leads to a date or a time, and says nothing without it. */
const leads: ReadonlySet<string> = new Set(
  'on at from every am um ab vom den le la les du a à el las los del alle il dal dalle dia às das op om van vanaf w od de da em no na the'.split(
    ' ',
  ),
);

/** A text without the words at its end that lead to a date. */
function withoutLeads(text: string): string {
  const words = text.trim().split(' ');
  while (words.length > 0 && leads.has((words.at(-1) ?? '').toLowerCase())) words.pop();
  return words.join(' ').trim();
}

const areLeads = (text: string): boolean =>
  text.split(/[\s,]/u).every((word) => word === '' || leads.has(word.toLowerCase()));

interface Dated {
  /** What stands before the date without what leads to it. */
  before: string;
  after: string;
  when: Span;
  dates: readonly Span[];
  times: readonly Span[];
}

/** The date and the time of a text as one stretch; nothing where other words stand between them. */
function datedIn(text: string): Dated | undefined {
  const dates = findDates(text);
  const times = findTimes(text, dates);
  const spans = [...dates, ...times].toSorted((one, other) => one.start - other.start);
  const [first, last] = [spans[0], spans.at(-1)];
  const isOne = spans.every(
    ({ start }, at) => at === 0 || areLeads(text.slice(spans[at - 1]?.end ?? start, start)),
  );
  if (!first || !last || !isOne || dates.length > 1) return undefined;
  const before = withoutLeads(text.slice(0, first.start));
  return { before, after: text.slice(last.end), when: { start: first.start, end: last.end }, dates, times };
}

/** A day of the calendar, no weekday. */
const hasDay = (text: string, { dates }: Dated): boolean =>
  dates.some(({ start, end }) => /\d/u.test(text.slice(start, end)));

/** "Mo-Fr": from one weekday to another something is open, and nothing takes place. */
const isOfHours = (text: string, { before, dates }: Dated): boolean =>
  opening.has(before.toLowerCase().split(' ', 1)[0] ?? '') ||
  dates.some(({ start, end }) => /^[\p{L}.]+\s?[–—-]/u.test(text.slice(start, end)));

const longestTitle = 5;

const isTitle = (before: string): boolean => {
  const [first = ''] = before.toLowerCase().split(' ', 1);
  return countWords(before) <= longestTitle && !subjects.has(first) && !calling.has(first);
};

/** The day, with the place behind it; nothing where something else stands there. */
function dayParts(part: OpeningPart, { when, after }: Dated, isPlace: IsPlace): OpeningPart[] | undefined {
  const end = part.start + when.end;
  const day: OpeningPart = { start: part.start, end, text: part.text.slice(0, when.end), told: 'when' };
  const rest = after.trim();
  if (rest === '') return [day];
  const start = part.end - after.trimStart().length;
  return isPlace(rest) ? [day, { start, end: part.end, text: rest, told: 'place' }] : undefined;
}

type IsPlace = (text: string) => boolean;

/** "Reunion on 12 June 2027 in Leeds": an occasion with its day; of anything else a date tells when something was. */
function occasionParts(
  part: OpeningPart,
  dated: Dated,
  { language, isPlace }: { language: string; isPlace: IsPlace },
): OpeningPart[] | undefined {
  const { before } = dated;
  if (before === '' || !hasDay(part.text, dated) || !hasOccasion(before, language)) return undefined;
  const from = part.text.indexOf(before) + before.length;
  const rest = part.text.slice(from);
  const start = part.start + from + (rest.length - rest.trimStart().length);
  const day = { start, end: part.end, text: rest.trimStart() };
  const found = datedIn(day.text);
  const parts = found && dayParts(day, found, isPlace);
  return parts && [{ start: part.start, end: part.start + from, text: before, told: 'what' }, ...parts];
}

/**
 * What a part of the opening with a date or time in it is: a day and where, or something that takes place then; without `told` where
 * it only stands for itself, as hours and prices do. Nothing where it is a clause.
 */
export function datedParts(
  part: OpeningPart,
  context: { language: string; isFirst: boolean; isBehindDay: boolean; isPlace: IsPlace },
): OpeningPart[] | undefined {
  const dated = datedIn(part.text);
  if (!dated) return undefined;
  const { before, times, dates } = dated;
  if (context.isFirst) return occasionParts(part, dated, context);
  if (findMoney(part.text).length > 0) return [part];
  if (before === '' && dates.length === 0) return [context.isBehindDay ? { ...part, told: 'when' } : part];
  if (before === '' && isOfHours(part.text, dated)) return [part];
  if (before === '') return dayParts(part, dated, context.isPlace) ?? [part];
  const isOn = times.length > 0 || !hasDay(part.text, dated);
  return isOn && isTitle(before) && !isOfHours(part.text, dated) ? [{ ...part, told: 'event' }] : [part];
}
