import { misprints } from '../read/facts/words.ts';
import { isForMaker } from '../read/guard/maker-talk.ts';
import { correctionLead, discourseWords, isCue, turnLead } from './discourse-words.ts';
import { type Edit, without } from './edit.ts';
import { before, exchanged, shifted } from './exchange.ts';
import { clockIn } from './hour-range.ts';
import { nameAgain, renamed } from './name-again.ts';
import { putRight, valueAtOnce, valueBehindReason, weekdaysIn } from './put-right.ts';
import { reportLength } from './reports.ts';
import { clockAgain, dayAgain, daysBeforeHours, hoursAgain, wordsAgain } from './said-again.ts';
import { type Segment, segmentsOf, sentencesIn } from './spoken-segments.ts';
import { type Value, valuesOf } from './values.ts';

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
    daysBeforeHours(last, cue, segments.slice(end)) ??
    hoursAgain(last, next) ??
    putRight(text, cue, next.start, next.end) ??
    wordsAgain(text, last, cue, next) ??
    clockAgain(last, next) ??
    renamed(text, segments, cue, end) ??
    nameAgain(text, cue, next.start, next.end) ??
    (isOfOneDay(next.text) ? [without(cue.from + 1, next.start - 1)] : undefined)
  );
}

/** "Open 10–19, no, Fridays we close at 15": of the day that is named. */
const isOfOneDay = (text: string): boolean => weekdaysIn(text).length > 0 && clockIn(text) !== undefined;

/** Behind words that correct something: what is not meant any more. */
const ledBy = (text: string, cue: Segment, lead: number, next: Segment | undefined): Edit[] | undefined =>
  putRight(text, cue, cue.start + lead, cue.end) ??
  valueBehindReason(text, cue, next) ??
  nameAgain(text, cue, cue.start + lead, cue.end);

/** What a sentence says right at one of its segments. */
function corrected(text: string, segments: readonly Segment[], at: number): Edit[] | undefined {
  const cue = segments[at];
  if (!cue) return undefined;
  if (isCue(cue.text)) return behindCue(text, segments, at);
  const lead = correctionLead(cue.text);
  // "called Greet's Pots, well it was, now it's Kiln & Co"
  if (turnLead(cue.text) > 0 && discourseWords().olds.has(cue.text))
    return renamed(text, segments, cue, at + 1);
  const edits = lead > 0 ? ledBy(text, cue, lead, segments[at + 1]) : valueAtOnce(text, cue);
  return edits && withoutBrackets(text, cue, edits);
}

/** "in 1998, no, I tell a lie, it was 1999": behind words that take something back, what was is what holds. */
const isBehindDenial = (segments: readonly Segment[], at: number): boolean =>
  segments.slice(Math.max(1, at - 2), at).some(({ text }) => isCue(text));

/** "01993 555 020 (not before 9)": an hour beside a number to call says when. */
const isBesidePhone = (text: string, { from }: Segment, { kind }: Value): boolean =>
  kind !== 'phone' && valuesOf(text.slice(0, from)).at(-1)?.kind === 'phone';

/** "(used to be 6.30)", "– Sara says it's 64 now": what somebody says beside a value of another one. */
function told(text: string, segment: Segment, next: Segment | undefined): Edit[] | undefined {
  const { olds, nows, wrongs } = discourseWords();
  if (!segment.isBeside && olds.leading(segment.text) === 0) return undefined;
  const [isOld, isNow, isWrong] = [olds.has(segment.text), nows.has(segment.text), wrongs.has(segment.text)];
  if (!(isOld || isNow || isWrong || reportLength(segment.text) > 0)) return undefined;
  const values = valuesOf(segment.text);
  const fresh = values.at(-1);
  const old = fresh && before(text, segment.from, fresh);
  if (!fresh || !old || isBesidePhone(text, segment, fresh)) return undefined;
  // "it says £5 on the menu, but that's out of date": what stands before such words is the old value.
  const isDenied = isWrong && wrongs.has(segment.text.slice(fresh.end));
  const isSame = values.some(({ numbers }) => numbers.join() === old.numbers.join());
  if (isSame || isDenied || (isOld && !isNow && !isWrong)) return [without(segment.from, segment.end)];
  const end = next !== undefined && isForMaker(next.text) ? next.end : segment.end;
  return exchanged(text, old, shifted(fresh, segment.start), segment.from, end);
}

/** "We moved from Unit 3 to Unit 5": the place that was left. */
function left(text: string): Edit[] {
  const { moveVerbs, moves } = discourseWords();
  if (!moveVerbs.has(text)) return [];
  const move = moves.find(({ verb, left: place }) => verb.has(text) && place.test(text));
  const found = move?.left.exec(text);
  return found ? [without(found.index, found.index + found[0].length)] : [];
}

/** "(not Jenny as it says on the van)": what stands wrongly elsewhere. */
const isMisprint = (text: string): boolean =>
  text.search(discourseWords().instead) === 0 && misprints.has(text);
const misprinted = ({ text, from, end }: Segment): Edit[] | undefined =>
  isMisprint(text) ? [without(from, end)] : undefined;

function editsIn(text: string): Edit[] {
  const edits = left(text);
  const segments = segmentsOf(text);
  for (let at = 1; at < segments.length; at += 1) {
    const segment = segments[at];
    if (!segment || edits.some(({ end }) => end > segment.start)) continue;
    edits.push(
      ...(misprinted(segment) ??
        corrected(text, segments, at) ??
        (isBehindDenial(segments, at) ? undefined : told(text, segment, segments[at + 1])) ??
        []),
    );
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
      const wrong = isMisprint(said) ? [without(index, index + text.length)] : undefined;
      return movedDay(prompt, index, text) ?? wrong ?? editsIn(said).map(shift);
    })
    .toSorted((one, other) => one.start - other.start);
