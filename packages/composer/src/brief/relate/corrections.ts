import type { Classified } from '../classify/classified.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import { correctionLead, discourseWords } from './discourse-words.ts';
import { sharedBy, subjectsOf, type Value, valuesOf } from './values.ts';

/** A value that another one stands for: in the words of the statement that says so. */
interface Correction {
  value: Value;
  /** What it was, where that is said: "22 May, not 15". */
  old?: string;
  about: ReadonlySet<string>;
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
    const [number] = old.numbers;
    if (number !== undefined && !value.numbers.includes(number))
      return { value, old: number, about: subjectsOf(text) };
  }
  return undefined;
}

/** "Sorry, it is £72". */
function led(text: string): Correction | undefined {
  const lead = correctionLead(text);
  if (lead === 0) return undefined;
  const rest = text.slice(lead);
  const values = valuesOf(rest);
  const value = values.find(({ kind }) => kind !== 'number') ?? values[0];
  return value && values.every((each) => each === value || each.kind === 'number')
    ? { value, about: subjectsOf(rest.slice(0, value.start) + rest.slice(value.end)) }
    : undefined;
}

/** The value of a text that a correction is of. */
function corrected(text: string, { value, old, about }: Correction): Value | undefined {
  const values = valuesOf(text);
  if (old !== undefined) return values.find(({ numbers }) => numbers.includes(old));
  const same = values.filter(({ kind }) => kind === value.kind);
  if (same.length < 2) return same[0];
  // Of several, the one right behind the words that both have: "rye £4, loaf £3. Sorry, the loaf is £4".
  return same.find(
    (each, index) => sharedBy(about, subjectsOf(text.slice(same[index - 1]?.end ?? 0, each.start))) > 0,
  );
}

interface Found {
  index: number;
  value: Value;
}

/** Whether so many words in common, at such a distance, say that a correction is of a statement. */
function isMeant({ about, old }: Correction, shared: number, distance: number): boolean {
  if (old !== undefined) return true;
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
    const { text = '', kind } = statements[index] ?? {};
    if (kind === 'markup' || text.length > longest) continue;
    const value = corrected(text, correction);
    const shared = sharedBy(correction.about, subjectsOf(text));
    const isBetter = shared > (best?.shared ?? -1) && isMeant(correction, shared, at - index);
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
  statements.forEach((statement, at) => {
    if (statement.kind === 'markup' || statement.text.length > longest) return;
    const correction = explicit(statement.text) ?? led(statement.text);
    if (!correction) return;
    const found = antecedentOf(result, at, correction);
    const target = found && result[found.index];
    if (found && target) {
      result[found.index] = { ...target, text: replaced(target.text, found.value, correction) };
      result[at] = { ...statement, class: 'context', also: [], corrects: found.index };
    } else if (correction.old !== undefined)
      result[at] = { ...statement, text: withoutOld(statement, correction) };
  });
  return result;
}
