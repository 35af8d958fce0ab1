import type { Classified } from '../classify/classified.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import { beforeCorrection, correctionLead, discourseWords } from './discourse-words.ts';
import { hourRangesIn } from './hour-range.ts';
import { daysIn, namesOf, sharedBy, subjectsOf, type Value, valuesOf } from './values.ts';

/** A value that another one stands for: in the words of the statement that says so. */
interface Correction {
  value: Value;
  /** What it was, where that is said: "22 May, not 15". */
  old?: string;
  /** The old value is of the same kind. */
  isSame?: true;
  about: ReadonlySet<string>;
  /** It begins with a denial, "no, wait": without a word in common it is of what was said right before. */
  denies?: boolean;
  /** The names it is of, where nothing else says that it corrects something. */
  names?: ReadonlySet<string>;
}

/** How far back what is corrected may stand. */
const reach = 40;
/** Without a word in common only what was said right before is meant. */
const near = 3;
/** What says more than the new value is about something new: "sorry, also £5 for dogs". */
const mostNewWords = 1;
const longest = 300;

/** "22 May not 15". */
function explicit(text: string): Correction | undefined {
  const values = valuesOf(text);
  for (const match of text.matchAll(discourseWords().instead)) {
    const end = match.index + match[0].length;
    const value = values.findLast((each) => each.end <= match.index);
    const old = values.find((each) => each.start >= end);
    if (!value || !old || countWords(text.slice(end, old.start)) > 1) continue;
    // "020 7946 0812 (not after 8pm)": an hour is in place of no number to call.
    if ((value.kind === 'phone') !== (old.kind === 'phone')) continue;
    const [number] = old.numbers;
    if (number !== undefined && !value.numbers.includes(number))
      return { value, old: number, about: subjectsOf(text) };
  }
  return undefined;
}

/** "is no longer at 7, it now begins at 6:30": the old value is denied in front of the new one. */
function denied(text: string): Correction | undefined {
  const [old, value] = valuesOf(text);
  const [number] = old?.numbers ?? [];
  if (!old || !value || number === undefined || old.kind !== value.kind || old.text === value.text)
    return undefined;
  const between = text.slice(old.end, value.start);
  const isDenied = [...text.slice(0, old.start).matchAll(discourseWords().instead)].length > 0;
  const isOther = /[,;:.–—]/u.test(between) && [...between.matchAll(discourseWords().instead)].length === 0;
  return isDenied && isOther ? { value, old: number, isSame: true, about: subjectsOf(text) } : undefined;
}

/** The value that a text gives in place of another one: the only one of its kind. */
function given(text: string, names?: ReadonlySet<string>): Correction | undefined {
  const values = valuesOf(text);
  const value = values.find(({ kind }) => kind !== 'number') ?? values[0];
  if (!value || !values.every((each) => each === value || each.kind === 'number')) return undefined;
  const about = subjectsOf(text.slice(0, value.start) + text.slice(value.end));
  return { value, about, ...(names && { names }) };
}

const denying = (lead: string, correction: Correction | undefined): Correction | undefined =>
  correction && { ...correction, denies: discourseWords().denies.has(lead) };

/** "Sorry, it is £72", and what stands behind "Correction:" or such words alone. */
function led({ text, key = '' }: Classified, isLed: boolean): Correction | undefined {
  const lead = correctionLead(text);
  if (lead > 0) return denying(text.slice(0, lead), given(text.slice(lead)));
  return isLed || (key !== '' && correctionLead(key) >= key.length) ? given(text) : undefined;
}

/** "The cup has moved to 6 June": of what is named. */
const changed = ({ text }: Classified): Correction | undefined =>
  discourseWords().changes.has(text) ? given(text, namesOf(text)) : undefined;

const isStretch = (text: string): boolean => hourRangesIn(text).length > 0;

/** The value of a text that a correction is of. */
function corrected(text: string, { value, old, about, isSame }: Correction): Value | undefined {
  const values = valuesOf(text);
  if (old !== undefined)
    return values.find(({ numbers, kind }) => numbers.includes(old) && (!isSame || kind === value.kind));
  const same = values.filter(
    ({ kind, unit, text: each }) =>
      kind === value.kind &&
      (kind !== 'number' || unit === value.unit) &&
      // An hour takes no place of a stretch of hours.
      (kind !== 'time' || isStretch(each) === isStretch(value.text)),
  );
  // "Marinara 5 €, no, 5,50": the sign is said once.
  const isBare = value.kind === 'number' && value.unit === '' && about.size === 0;
  if (same.length === 0 && isBare) return values.findLast(({ kind }) => kind === 'money');
  if (same.length < 2) return same[0];
  // Of several, the one behind most of the words that both have: "rye £4, loaf £3. Sorry, the loaf is £4".
  const shares = same.map((each, index) =>
    sharedBy(about, subjectsOf(text.slice(same[index - 1]?.end ?? 0, each.start))),
  );
  const most = Math.max(...shares);
  const isClear = most > 0 && shares.indexOf(most) === shares.lastIndexOf(most);
  return isClear ? same[shares.indexOf(most)] : undefined;
}

interface Found {
  index: number;
  value: Value;
}

/** What is said of one weekday corrects nothing of another. */
function isOfOtherDay(one: string, other: string): boolean {
  const [days, others] = [daysIn(one), daysIn(other)];
  return days.length > 0 && others.length > 0 && !days.some((day) => others.includes(day));
}

/** Whether a correction is of a statement at such a distance: by the words they have in common. */
function isMeant(
  { about, old, names, value, denies }: Correction,
  words: ReadonlySet<string>,
  distance: number,
): boolean {
  if (old !== undefined) return true;
  const shared = sharedBy(about, words);
  if (names) return sharedBy(names, words) > 0 || (value.kind === 'phone' && shared > 0);
  if (denies === true && distance === 1) return true;
  return shared > 0 ? shared * 2 >= about.size : distance <= near && about.size <= mostNewWords;
}

/** The statement that a correction is of: the one that has most words in common with it, the nearest of those. */
function antecedentOf(
  statements: readonly Classified[],
  at: number,
  correction: Correction,
): Found | undefined {
  let best: (Found & { shared: number }) | undefined;
  for (let index = at - 1; index >= Math.max(0, at - reach); index -= 1) {
    const { text = '', kind, key = '' } = statements[index] ?? {};
    const isOther = !correction.names && isOfOtherDay(statements[at]?.text ?? '', `${key} ${text}`);
    if (kind === 'markup' || text.length > longest || isOther) continue;
    const value = corrected(text, correction);
    const words = subjectsOf(`${key} ${text}`);
    const shared = sharedBy(correction.about, words);
    const isBetter = shared > (best?.shared ?? -1) && isMeant(correction, words, at - index);
    if (value && isBetter) best = { index, value, shared };
  }
  return best;
}

/** The new value in place of the old one: of a date whose day alone is named, the day. */
function replaced(
  text: string,
  { start, end, text: before, kind, numbers }: Value,
  { value, old }: Correction,
): string {
  const isWhole = kind === value.kind || old === undefined || numbers.length === 1;
  const after =
    isWhole && kind !== 'number' && value.kind === 'number'
      ? before.replace(numbers[0] ?? '', value.text)
      : value.text;
  const put = isWhole ? after : before.replace(old, value.text);
  return text.slice(0, start) + put + text.slice(end);
}

/** Without what no longer holds: "22 May not 15" where nothing was said of the 15th. */
function withoutOld({ text }: Classified, { value, old }: Correction): string {
  return old === undefined ? text.slice(correctionLead(text)) : text.slice(0, value.end);
}

/**
 * Puts what is corrected later in place of what was said first: "£65 for a tuning. Actually no, it is £72". The correction itself is
 * said to the maker; where nothing is found that it corrects, it is what holds.
 */
export function withCorrections(statements: readonly Classified[]): Classified[] {
  const result = [...statements];
  let isLed = false;
  statements.forEach((statement, at) => {
    const wasLed = isLed;
    isLed = false;
    const isRead = statement.corrects !== undefined;
    if (statement.kind === 'markup' || isRead || statement.text.length > longest) return;
    const end = beforeCorrection(statement.text);
    const isCue = end === statement.text.length && correctionLead(statement.text) >= end;
    isLed = isCue || end < statement.text.length;
    if (isCue) result[at] = { ...statement, class: 'context', also: [] };
    else if (isLed) result[at] = { ...statement, text: statement.text.slice(0, end) };
    else if (!correctDenied(result, at))
      correct(result, at, explicit(statement.text) ?? led(statement, wasLed) ?? changed(statement));
  });
  return result;
}

/** "Sat 6pm": the day right before an hour moves with it. */
function withDay(text: string, correction: Correction): Correction {
  const { value } = correction;
  const [day = ''] = /[\p{L}]{3,12}[.,]?\s$/u.exec(text.slice(0, value.start)) ?? [];
  const isMoved = daysIn(day).length > 0 && value.kind === 'time';
  return isMoved ? { ...correction, value: { ...value, text: day + value.text } } : correction;
}

/** What moved to another day does not stand under its old one. */
function movedFrom(target: Classified, by: string): Classified {
  if (target.key === undefined || !isOfOtherDay(by, target.key)) return target;
  const { key: _, ...rest } = target;
  return rest;
}

/** Puts the value of one correction where it belongs; says whether that was found. */
function carryOut(result: Classified[], at: number, correction: Correction): boolean {
  const statement = result[at];
  const found = antecedentOf(result, at, correction);
  const target = found && result[found.index];
  if (!statement || !found || !target) return false;
  const text = replaced(target.text, found.value, withDay(statement.text, correction));
  result[found.index] = { ...movedFrom(target, statement.text), text };
  result[at] = { ...statement, class: 'context', also: [], corrects: found.index };
  return true;
}

function correct(result: Classified[], at: number, correction: Correction | undefined): void {
  const statement = result[at];
  if (!statement || !correction || carryOut(result, at, correction)) return;
  result[at] = { ...statement, text: withoutOld(statement, correction) };
}

/** A denial and what holds instead may be two parts of a sentence. */
function correctDenied(result: Classified[], at: number): boolean {
  const [statement, next] = [result[at], result[at + 1]];
  if (!statement) return false;
  const own = denied(statement.text);
  if (own) return carryOut(result, at, own);
  const isParted = next?.joined === true && valuesOf(statement.text).length === 1;
  const both = isParted ? denied(`${statement.text}, ${next.text}`) : undefined;
  if (!next || !both || !carryOut(result, at, both)) return false;
  const { corrects } = result[at] ?? {};
  result[at + 1] = { ...next, class: 'context', also: [], ...(corrects !== undefined && { corrects }) };
  return true;
}
