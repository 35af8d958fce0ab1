import {
  joining,
  measuring,
  owning,
  placing,
  pronouns,
  ranging,
  subjects,
} from '../cut/prose/function-words.ts';
import { type Span, smallWords } from '../read/entries/scan/tokens.ts';
import { isForMaker } from '../read/guard/maker-talk.ts';
import { correctionLead, discourseWords, isCue } from './discourse-words.ts';
import { clockIn, hourRangesIn } from './hour-range.ts';
import { reportLength } from './reports.ts';
import { type Segment, segmentsOf, sentencesIn } from './spoken-segments.ts';
import { dayRunsIn, daySpansIn, type Value, valuesOf } from './values.ts';

/** A stretch of a prompt with what stands there instead. */
export interface Edit extends Span {
  text: string;
}

const back = 90;
const near = 30;

const without = (start: number, end: number): Edit => ({ start, end, text: '' });

/** The weekdays that a text names, in any form: "freitags". */
const daysIn = (text: string): string[] =>
  daySpansIn(text).map(({ text: day }) => day.toLowerCase().slice(0, 3));

const small = [joining, measuring, owning, placing, pronouns, ranging, subjects];

const isBare = ({ kind, unit }: Value): boolean =>
  kind === 'number' && (unit === '' || discourseWords().nows.has(unit));

/** Whether one value may stand for another: of the same kind, and of the same unit where both have one. */
const standsFor = (fresh: Value, old: Value): boolean =>
  fresh.kind === old.kind
    ? fresh.kind !== 'number' || fresh.unit === old.unit || isBare(fresh) || isBare(old)
    : isBare(fresh);

/** What a value behind a correction is told with says nothing else: small words, words said before, "use … instead". */
function isLead(lead: string, before: string): boolean {
  const said = smallWords(before);
  const isPut = discourseWords().puts.some((put) => put.before === lead.trim().toLowerCase());
  return (
    isPut ||
    smallWords(lead).every(
      (word) =>
        word.length < 4 ||
        said.includes(word) ||
        discourseWords().nows.has(word) ||
        small.some((words) => words.has(word)),
    )
  );
}

/** "Mon–Fri 9–17, no, until 16": an hour that is put right within a stretch of hours is its end. */
function endOfStretch(before: string, after: string): Value | undefined {
  const range = hourRangesIn(before).at(-1);
  const [days, others] = [daysIn(before.slice(-back).split(/[,;]/u).at(-1) ?? ''), daysIn(after)];
  const isOfOther = others.length > 0 && (days.length !== 1 || days[0] !== others[0]);
  if (!range || isOfOther || hourRangesIn(after).length > 0) return undefined;
  // "Mon–Sat 9–19, no, Saturday until 17": of the part that is named again.
  const isOfPart =
    others.length === 0 &&
    smallWords(after).some((word) => word.length > 3 && smallWords(before).includes(word));
  if (isOfPart) return undefined;
  const { start, end, hour } = range.to;
  return { start, end, kind: 'time', text: hour, numbers: [hour], unit: '' };
}

/** How far a value reaches with the unit that another one says again: "280 TL, sorry, 300 TL". */
const withUnit = (text: string, { end, unit }: Value, fresh: Value): number =>
  unit !== '' && unit === fresh.unit ? end + text.slice(end).toLowerCase().indexOf(unit) + unit.length : end;

/** A value in place of another: where words follow the old one it stands there, else where it was said. */
function exchanged(text: string, old: Value, fresh: Value, from: number, end: number): Edit[] {
  const oldEnd = withUnit(text, old, fresh);
  const inPlace = (said: string): Edit[] => [
    { start: old.start, end: oldEnd, text: said },
    without(from, end),
  ];
  const [number, only] = [old.numbers[0] ?? '', fresh.numbers[0]];
  // "Marinara 5 €, no, 5,50": the sign is said once.
  if (old.kind !== fresh.kind && only !== undefined) return inPlace(old.text.replace(number, only));
  if (/\p{L}/u.test(text.slice(oldEnd, from)))
    return inPlace(text.slice(fresh.start, withUnit(text, fresh, old)));
  const rest = end > fresh.end ? [without(fresh.end, end)] : [];
  return [without(old.start, oldEnd), without(from, fresh.start), ...rest];
}

const shifted = (value: Value, by: number): Value => ({
  ...value,
  start: value.start + by,
  end: value.end + by,
});

/** The last value before an offset that another one may stand for. */
function before(text: string, end: number, fresh: Value): Value | undefined {
  const base = Math.max(0, end - back);
  const old = valuesOf(text.slice(base, end)).findLast((value) => standsFor(fresh, value));
  return old && shifted(old, base);
}

const isStretch = ({ text }: Value): boolean => hourRangesIn(text).length > 0;

/** "use … instead": how long what stands behind the value is. */
function putting(after: string, { start, end }: Value): number {
  const [lead, rest] = [after.slice(0, start).trim().toLowerCase(), after.slice(end)];
  const behind = discourseWords().puts.find((put) => put.before === lead && put.behind !== '')?.behind;
  return behind !== undefined && rest.trimStart().toLowerCase().startsWith(behind)
    ? rest.length - rest.trimStart().length + behind.length
    : 0;
}

/** What is no longer meant where a speaker says something right: the old value, and the words that lead to the new one. */
function putRight(text: string, cue: Segment, start: number, end: number): Edit[] | undefined {
  const [said, after] = [text.slice(0, cue.from), text.slice(start, end)];
  const stretch = endOfStretch(said, after);
  const isPrice = valuesOf(after)[0]?.kind === 'money';
  const clock = stretch && !isPrice ? clockIn(after) : undefined;
  if (stretch && clock) return [without(stretch.start, start + clock.start)];
  const fresh = valuesOf(after).find((value) => value.start < near);
  const old = fresh && before(text, cue.from, fresh);
  if (!fresh || !old || !isLead(after.slice(0, fresh.start), said)) return undefined;
  if (isStretch(old) && !isStretch(fresh)) return undefined;
  // "No. 12 — since 2024 we are at 18": a bare number for another is all that is said.
  const isOfOther = fresh.kind === 'number' && old.kind === 'number' && fresh.unit !== old.unit;
  if (isOfOther && /[\p{L}\p{N}]/u.test(after.slice(fresh.end))) return undefined;
  return exchanged(text, old, shifted(fresh, start), cue.from, start + fresh.end + putting(after, fresh));
}

const fewestLetters = 3;

/** "lids, no, the lids and the tins", "Tues, no, Tuesday": what is said again. */
function saidAgain(text: string, last: Segment, cue: Segment, next: Segment): Edit[] | undefined {
  const [said, again] = [smallWords(last.text), smallWords(next.text)];
  const isAgain = again.length > 1 && said[0] === again[0] && (said[0]?.length ?? 0) >= fewestLetters;
  if (isAgain && valuesOf(last.text).length > 0) return [without(last.start, next.start)];
  const [word = '', first = ''] = [said.at(-1) ?? '', again[0] ?? ''];
  const at = text.slice(0, cue.from).toLowerCase().lastIndexOf(word);
  return word.length >= fewestLetters && first.startsWith(word) ? [without(at, next.start)] : undefined;
}

/** "Open Mondays – no, on Tuesdays 6pm": the day that a stretch ends with is another one. */
function dayAgain(last: Segment, next: Segment): Edit[] | undefined {
  const [run, day] = [dayRunsIn(last.text).at(-1), daySpansIn(last.text).at(-1)];
  const [fresh] = dayRunsIn(next.text);
  const isLast = run && day && last.text.slice(run.end).trim() === '';
  if (!isLast || !fresh || !isLead(next.text.slice(0, fresh.start), last.text)) return undefined;
  const isOneDay = daySpansIn(next.text.slice(fresh.start, fresh.end)).length === 1;
  return [without(last.start + (isOneDay ? day : run).start, next.start + fresh.start)];
}

const clockWord = /(?<![周週期拜])[\p{Nd}一二三四五六七八九十两]{1,3}[点點時时]/u;

/** "九点到十一点，不对，是九点半": an hour that is written in words takes the place of the one before. */
function clockAgain(last: Segment, next: Segment): Edit[] | undefined {
  const [old, fresh] = [clockWord.exec(last.text), clockWord.exec(next.text)];
  return old && fresh ? [without(last.start + old.index, next.start + fresh.index)] : undefined;
}

const name = /\p{Lu}[\p{L}\p{N}'’.-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\p{N}'’.-]*){0,4}/u;
const lastName = new RegExp(`(?<![\\p{L}\\p{N}'’.-])${name.source}$`, 'u');
const wholeName = new RegExp(`^${name.source}$`, 'u');
/** How far behind the cue the name that holds stands: "no sorry, that's the old one, it's Sweet Delroy". */
const mostBetween = 2;

/** A name that is said right. */
function renamed(text: string, segments: readonly Segment[], cue: Segment, end: number): Edit[] | undefined {
  const old = lastName.exec(text.slice(0, cue.from));
  if (!old || old.index === 0) return undefined;
  for (const { start, text: said } of segments.slice(end, end + mostBetween)) {
    const put = discourseWords().puts.find(({ before: lead }) => said.toLowerCase().startsWith(`${lead} `));
    const length = put ? put.before.length + 1 : 0;
    if (put && wholeName.test(said.slice(length))) return [without(old.index, start + length)];
  }
  return undefined;
}

const isBracketed = (text: string, { end, isBeside }: Segment): boolean =>
  isBeside && /[)\]）]/u.test(text.charAt(end - 1));

/** What stands in brackets is out of them where it takes the place of what stands before. */
function withoutBrackets(text: string, segment: Segment, edits: readonly Edit[]): Edit[] {
  const last = edits.at(-1);
  if (!last || last.end >= segment.end || !isBracketed(text, segment)) return [...edits];
  const value = valuesOf(text.slice(last.end, segment.end))[0];
  const rest = last.end + (value?.end ?? 0);
  const isTail = /^[\p{Script=Hiragana}]{0,4}$/u.test(text.slice(rest, segment.end - 1).trim());
  return [...edits, without(isTail ? rest : segment.end - 1, segment.end)];
}

/** Behind a segment at which the speaker stops to correct something: what is not meant any more. */
function behindCue(text: string, segments: readonly Segment[], at: number): Edit[] | undefined {
  let end = at + 1;
  while (end < segments.length - 1 && isCue(segments[end]?.text ?? '')) end += 1;
  const [last, cue, next] = [segments[at - 1], segments[at], segments[end]];
  if (!last || !cue || !next) return undefined;
  return (
    dayAgain(last, next) ??
    putRight(text, cue, next.start, next.end) ??
    saidAgain(text, last, cue, next) ??
    clockAgain(last, next) ??
    renamed(text, segments, cue, end) ??
    (isOfOneDay(next.text) ? [without(cue.from + 1, next.start - 1)] : undefined)
  );
}

/** "Open 10–19, no, Fridays we close at 15": of the day that is named. */
const isOfOneDay = (text: string): boolean => daysIn(text).length > 0 && clockIn(text) !== undefined;

/** What a sentence says right at one of its segments. */
function corrected(text: string, segments: readonly Segment[], at: number): Edit[] | undefined {
  const cue = segments[at];
  if (!cue) return undefined;
  if (isCue(cue.text)) return behindCue(text, segments, at);
  const lead = correctionLead(cue.text);
  const edits = lead > 0 ? putRight(text, cue, cue.start + lead, cue.end) : undefined;
  return edits && withoutBrackets(text, cue, edits);
}

/** "(used to be 6.30)", "– Sara says it's 64 now": what somebody says beside a value of another one. */
function told(text: string, segment: Segment, next: Segment | undefined): Edit[] | undefined {
  const { olds, nows, wrongs } = discourseWords();
  const [isOld, isNow, isWrong] = [olds.has(segment.text), nows.has(segment.text), wrongs.has(segment.text)];
  const isLed = segment.isBeside || olds.leading(segment.text) > 0;
  if (!isLed || !(isOld || isNow || isWrong || reportLength(segment.text) > 0)) return undefined;
  const values = valuesOf(segment.text);
  const fresh = values.at(-1);
  const old = fresh && before(text, segment.from, fresh);
  if (!fresh || !old) return undefined;
  // "it says £5 on the menu, but that's out of date": what stands before such words is the old value.
  const isDenied = isWrong && wrongs.has(segment.text.slice(fresh.end));
  const isSame = values.some(({ numbers }) => numbers.join() === old.numbers.join());
  if (isSame || isDenied || (isOld && !isNow && !isWrong)) return [without(segment.from, segment.end)];
  const end = next !== undefined && isForMaker(next.text) ? next.end : segment.end;
  return exchanged(text, old, shifted(fresh, segment.start), segment.from, end);
}

/** "We moved from Unit 3 to Unit 5": the place that was left. */
function left(text: string): Edit[] {
  const move = discourseWords().moves.find(({ verb, left: place }) => verb.has(text) && place.test(text));
  const found = move?.left.exec(text);
  return found ? [without(found.index, found.index + found[0].length)] : [];
}

function editsIn(text: string): Edit[] {
  const edits = left(text);
  const segments = segmentsOf(text);
  for (let at = 1; at < segments.length; at += 1) {
    const segment = segments[at];
    if (!segment || edits.some(({ end }) => end > segment.start)) continue;
    edits.push(...(corrected(text, segments, at) ?? told(text, segment, segments[at + 1]) ?? []));
  }
  return edits;
}

const lastDay = 31;
const reach = 300;

const isDay = ({ kind, unit, numbers }: Value): boolean =>
  kind === 'number' &&
  /^(?:|st|nd|rd|th)$/u.test(unit) &&
  Number(numbers[0]) >= 1 &&
  Number(numbers[0]) <= lastDay;

/** "I'm away on the 21st, make that the 28th": the day of a date that was said before; the sentence itself is not for visitors. */
function movedDay(prompt: string, sentenceStart: number, text: string): Edit[] | undefined {
  const segment = segmentsOf(text).find(({ from, text: said }) => from > 0 && correctionLead(said) > 0);
  const fresh = segment && valuesOf(segment.text).find(isDay)?.numbers[0];
  const old = segment && valuesOf(text.slice(0, segment.from)).findLast(isDay)?.numbers[0];
  if (fresh === undefined || old === undefined) return undefined;
  const base = Math.max(0, sentenceStart - reach);
  const isMeant = ({ kind, numbers }: Value) => kind === 'date' && numbers.includes(old);
  const date = valuesOf(prompt.slice(base, sentenceStart)).findLast(isMeant);
  if (!date) return undefined;
  const start = base + date.start + date.text.indexOf(old);
  return [
    { start, end: start + old.length, text: fresh },
    without(sentenceStart, sentenceStart + text.length),
  ];
}

/** What the writer of a prompt takes back in the sentence that says it: the old value goes, and the words that say so. */
export const selfCorrections = (prompt: string): Edit[] =>
  sentencesIn(prompt)
    .flatMap(({ text, start: index }) => {
      const said = text.replace(/[.!?。！？]$/u, '');
      const shift = (edit: Edit) => ({ ...edit, start: index + edit.start, end: index + edit.end });
      return movedDay(prompt, index, text) ?? editsIn(said).map(shift);
    })
    .toSorted((one, other) => one.start - other.start);
