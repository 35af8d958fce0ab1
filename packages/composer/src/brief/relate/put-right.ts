import { smallWords } from '../read/entries/scan/tokens.ts';
import { turnLead } from './discourse-words.ts';
import { type Edit, without } from './edit.ts';
import { before, exchanged, isBare, isStretch, putting, shifted } from './exchange.ts';
import { isLead } from './fresh-lead.ts';
import { clockIn, hourRangesIn } from './hour-range.ts';
import { countsNothing, saidValues } from './said-values.ts';
import type { Segment } from './spoken-segments.ts';
import { daySpansIn, type Value, valuesOf } from './values.ts';

const back = 90;
const near = 30;

/** The weekdays that a text names, in any form: "freitags". */
export const weekdaysIn = (text: string): string[] =>
  daySpansIn(text).map(({ text: day }) => day.toLowerCase().slice(0, 3));

/** "Mon–Fri 9–17, no, until 16": an hour that is put right within a stretch of hours is its end. */
function endOfStretch(said: string, after: string): Value | undefined {
  const range = hourRangesIn(said).at(-1);
  const [days, others] = [weekdaysIn(said.slice(-back).split(/[,;]/u).at(-1) ?? ''), weekdaysIn(after)];
  const isOfOther = others.length > 0 && (days.length !== 1 || days[0] !== others[0]);
  if (!range || isOfOther || hourRangesIn(after).length > 0) return undefined;
  // "Mon–Sat 9–19, no, Saturday until 17": of the part that is named again.
  const isOfPart =
    others.length === 0 &&
    smallWords(after).some((word) => word.length > 3 && smallWords(said).includes(word));
  if (isOfPart) return undefined;
  const { start, end, hour } = range.to;
  return { start, end, kind: 'time', text: hour, numbers: [hour], unit: '' };
}

const ordinal = /(?<!\p{N})\d{1,2}(?:st|nd|rd|th|er|º)(?![\p{L}\p{N}])/u;
const dayOfDate = /\d{1,2}(?:st|nd|rd|th|er|º)?/u;

/** "the 3rd of May, sorry, the 10th": the day of a date. */
function dayOfMonthAgain(text: string, cue: Segment, start: number, after: string): Edit[] | undefined {
  const fresh = ordinal.exec(after);
  const base = Math.max(0, cue.from - back);
  const said = text.slice(base, cue.from);
  const old = valuesOf(said).findLast(({ kind }) => kind === 'date');
  if (!fresh || !old || !isLead(after.slice(0, fresh.index), said)) return undefined;
  // With a month of its own it is a date by itself.
  if (
    valuesOf(after).some(
      ({ kind, start: at, end }) => kind === 'date' && at <= fresh.index && end > fresh.index,
    )
  )
    return undefined;
  const put = old.text.replace(dayOfDate, fresh[0]);
  return [
    { start: base + old.start, end: base + old.end, text: put },
    without(cue.from, start + fresh.index + fresh[0].length),
  ];
}

/** "No. 12 — since 2024 we are at 18": a bare number for another of something is all that is said, or it is said at once. */
function isOfOther(fresh: Value, old: Value, after: string): boolean {
  if (fresh.kind !== 'number' || old.kind !== 'number' || fresh.unit === old.unit) return false;
  const isAtOnce = fresh.start === 0 && isBare(fresh);
  return !isAtOnce && /[\p{L}\p{N}]/u.test(after.slice(fresh.end));
}

/** What is no longer meant where a speaker says something right: the old value, and the words that lead to the new one. */
export function putRight(text: string, cue: Segment, start: number, end: number): Edit[] | undefined {
  const [said, after] = [text.slice(0, cue.from), text.slice(start, end)];
  const stretch = endOfStretch(said, after);
  const isPrice = valuesOf(after)[0]?.kind === 'money';
  const clock = stretch && !isPrice ? clockIn(after) : undefined;
  if (stretch && clock) return [without(stretch.start, start + clock.start)];
  const day = dayOfMonthAgain(text, cue, start, after);
  if (day) return day;
  const fresh = saidValues(after).find((value) => value.start < near);
  const old = fresh && before(text, cue.from, fresh);
  if (!fresh || !old || !isLead(after.slice(0, fresh.start), said)) return undefined;
  if ((isStretch(old) && !isStretch(fresh)) || isOfOther(fresh, old, after)) return undefined;
  return exchanged(text, old, shifted(fresh, start), cue.from, start + fresh.end + putting(after, fresh));
}

/** The value that a text ends with, where another one of its kind may stand for it. */
function atEnd(text: string, end: number, fresh: Value): Value | undefined {
  const old = before(text, end, fresh);
  return old && text.slice(old.end, end).trim() === '' ? old : undefined;
}

/** "€10, err €12", "40 €, enfin 45 €": a value right behind a word at which somebody stops, and right behind another one. */
export function valueAtOnce(text: string, cue: Segment): Edit[] | undefined {
  const lead = turnLead(cue.text);
  const after = cue.text.slice(lead);
  const [fresh] = lead > 0 ? saidValues(after) : [];
  if (fresh?.start !== 0 || fresh.kind === 'number') return undefined;
  const [next = ''] = smallWords(after.slice(fresh.end));
  const old = countsNothing(next) ? atEnd(text, cue.from, fresh) : undefined;
  const start = cue.start + lead;
  return old && exchanged(text, old, shifted(fresh, start), cue.from, start + fresh.end);
}

/** "12 June, oh no that's a Friday, 13 June": a value right behind the reason why the one before it is wrong. */
export function valueBehindReason(text: string, cue: Segment, next: Segment | undefined): Edit[] | undefined {
  const [fresh] = next && saidValues(cue.text).length === 0 ? saidValues(next.text) : [];
  if (!next || fresh?.start !== 0) return undefined;
  const old = atEnd(text, cue.from, fresh);
  return old && exchanged(text, old, shifted(fresh, next.start), cue.from, next.start + fresh.end);
}
