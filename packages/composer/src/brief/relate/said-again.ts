import { determiners } from '../cut/prose/function-words.ts';
import { smallWords } from '../read/entries/scan/tokens.ts';
import { type Edit, without } from './edit.ts';
import { isLead } from './fresh-lead.ts';
import { hourRangesIn } from './hour-range.ts';
import type { Segment } from './spoken-segments.ts';
import { dayRunsIn, daySpansIn, valuesOf } from './values.ts';

const fewestLetters = 3;

/** "lids, no, the lids and the tins", "Tues, no, Tuesday": what is said again. */
export function wordsAgain(text: string, last: Segment, cue: Segment, next: Segment): Edit[] | undefined {
  const [said, again] = [smallWords(last.text), smallWords(next.text)];
  const isAgain = again.length > 1 && said[0] === again[0] && (said[0]?.length ?? 0) >= fewestLetters;
  if (isAgain && valuesOf(last.text).length > 0) return [without(last.start, next.start)];
  const [word = '', first = ''] = [said.at(-1) ?? '', again[0] ?? ''];
  const at = text.slice(0, cue.from).toLowerCase().lastIndexOf(word);
  return word.length >= fewestLetters && first.startsWith(word) ? [without(at, next.start)] : undefined;
}

/** "Open Mondays – no, on Tuesdays 6pm": the day that a stretch ends with is another one. */
export function dayAgain(last: Segment, next: Segment): Edit[] | undefined {
  const [run, day] = [dayRunsIn(last.text).at(-1), daySpansIn(last.text).at(-1)];
  const [fresh] = dayRunsIn(next.text);
  const isLast = run && day && last.text.slice(run.end).trim() === '';
  if (!isLast || !fresh || !isLead(next.text.slice(0, fresh.start), last.text)) return undefined;
  const isOneDay = daySpansIn(next.text.slice(fresh.start, fresh.end)).length === 1;
  return [without(last.start + (isOneDay ? day : run).start, next.start + fresh.start)];
}

const mostBetween = 2;

/** The days that are all that a text says, or that one small word leads to: "also Montag bis Freitag". */
function onlyDays(text: string): string | undefined {
  const [run, ...others] = dayRunsIn(text);
  const isAll = run && others.length === 0 && text.slice(run.end).trim() === '';
  const [lead = '', ...more] = smallWords(text.slice(0, run?.start));
  // "sorry, no Sundays"
  return isAll && more.length === 0 && !determiners.has(lead) ? text.slice(run.start, run.end) : undefined;
}

/** "Tuesday to Friday 10-5, sorry, Wednesday to Friday": days in place of the only ones that hours stand behind. */
export function daysBeforeHours(
  last: Segment,
  cue: Segment,
  following: readonly Segment[],
): Edit[] | undefined {
  const [run, ...others] = dayRunsIn(last.text);
  const [hours] = hourRangesIn(last.text.slice(run?.end));
  const next = following.slice(0, mostBetween).find(({ text }) => onlyDays(text) !== undefined);
  if (!run || others.length > 0 || !hours || !next) return undefined;
  return [
    { start: last.start + run.start, end: last.start + run.end, text: onlyDays(next.text) ?? '' },
    without(cue.from, next.end),
  ];
}

/** "9 till 1, scratch that, 9 till 2": a stretch of hours right behind another one stands in its place. */
export function hoursAgain(last: Segment, next: Segment): Edit[] | undefined {
  const [old, fresh] = [hourRangesIn(last.text).at(-1), hourRangesIn(next.text)[0]];
  const isAgain = old && fresh && fresh.start === 0 && last.text.slice(old.end).trim() === '';
  return isAgain ? [without(last.start + old.start, next.start)] : undefined;
}

const clockWord = /(?<![周週期拜])[\p{Nd}一二三四五六七八九十两]{1,3}[点點時时]/u;

/** "九点到十一点，不对，是九点半": an hour that is written in words takes the place of the one before. */
export function clockAgain(last: Segment, next: Segment): Edit[] | undefined {
  const [old, fresh] = [clockWord.exec(last.text), clockWord.exec(next.text)];
  return old && fresh ? [without(last.start + old.index, next.start + fresh.index)] : undefined;
}
