import { indefinite } from './function-words.ts';
import { betweenCommas, type RowContext } from './part-shapes.ts';
import { partsOf } from './parts.ts';
import type { Range, Run } from './run.ts';
import { isBareValue } from './values.ts';

/** `head: value`, and what stands before the head. */
export interface Keyed {
  before: Range[];
  head: Range;
  value: Range;
}

/** A head of so many words is a key and no statement of its own: "Your Visit", "tone of voice". */
const longestKey = 3;
export const isKey = (run: Run, head: Range): boolean => run.length(head) <= longestKey;

function colonsOf(run: Run, range: Range): number[] {
  const colons: number[] = [];
  for (const [index, { kind }] of run.outer(range)) {
    if (kind === 'colon' && index > range.from) colons.push(index);
  }
  return colons;
}

const isCapitals = (word: string): boolean => /^[\p{Lu}\d&'’-]{2,}$/u.test(word) && /\p{Lu}{2}/u.test(word);

/** Where the few tokens before a colon begin that no comma parts: all of them may be its key. */
function keyStart(run: Run, from: number, colon: number): number | undefined {
  let at = colon;
  while (at > from && colon - at <= longestKey && run.isWord(at - 1)) at -= 1;
  return run.tokens[at - 1]?.kind === 'comma' && at < colon && colon - at <= longestKey ? at : undefined;
}

/** A key in the middle of a value: behind a comma, or in capitals, or one word with a capital. */
function innerHead(run: Run, value: Range): Range | undefined {
  const start = keyStart(run, value.from, value.to);
  if (start !== undefined) return { from: start, to: value.to };
  let from = value.to;
  while (from > value.from + 1 && isCapitals(run.at(from - 1))) from -= 1;
  if (from < value.to) return { from, to: value.to };
  const isName = /^\p{Lu}/u.test(run.at(value.to - 1)) && run.isWord(value.to - 1);
  if (isName && value.to - value.from > 1) return { from: value.to - 1, to: value.to };
  return lastPart(run, value);
}

const longestPart = 8;

/** "a trailer, the six beetles with their powers: …": what stands behind the last comma heads what follows. */
function lastPart(run: Run, value: Range): Range | undefined {
  let from = value.to;
  while (from > value.from && value.to - from <= longestPart && run.isWord(from - 1)) from -= 1;
  const isBehindComma = from > value.from && run.tokens[from - 1]?.kind === 'comma';
  return isBehindComma && from < value.to && value.to - from <= longestPart
    ? { from, to: value.to }
    : undefined;
}

/** "a gallery (a, b), prices: …": few small words behind the last comma are a key, whatever stands before it. */
function isLastKey(run: Run, head: Range): boolean {
  const isSmall = run.length(head) <= 2 && /^(?:\p{Ll}|\d{1,2}$)/u.test(run.at(head.from));
  return isSmall && !indefinite.has(run.lower(head.from)) && !isBareValue(run.words(head));
}

/** What a clause says before its first colon: of a row only the last part is the head. */
function firstHead(run: Run, before: Range, context: RowContext): Pick<Keyed, 'before' | 'head'> {
  const parts = partsOf(run, before, context);
  const head = parts.at(-1);
  if (head && parts.length > 1) return { before: parts.slice(0, -1), head };
  const last = betweenCommas(run, before).at(-1);
  if (!last || last.from <= before.from + 1 || !isLastKey(run, last)) return { before: [], head: before };
  return { before: partsOf(run, { from: before.from, to: last.from - 1 }, context), head: last };
}

/** "ページは、ホーム、コース、料金": a topic before a comma and a row is a head in Japanese. */
function topicEnd(run: Run, range: Range): number | undefined {
  const [topic, ...parts] = betweenCommas(run, range);
  const isTopic = topic && parts.length > 1 && /は$/u.test(run.at(topic.to - 1));
  return isTopic ? topic.to : undefined;
}

/** All heads of a clause with their values; empty where it has none. */
export function keyedOf(run: Run, range: Range, context: RowContext): Keyed[] {
  const [first = topicEnd(run, range), ...others] = colonsOf(run, range);
  if (first === undefined) return [];
  const start = firstHead(run, { from: range.from, to: first }, context);
  const keyed: Keyed[] = [{ ...start, value: { from: first + 1, to: range.to } }];
  for (const colon of others) {
    const last = keyed.at(-1);
    const head = last && innerHead(run, { from: last.value.from, to: colon });
    if (!last || !head) continue;
    last.value = { from: last.value.from, to: head.from };
    keyed.push({ before: [], head, value: { from: colon + 1, to: range.to } });
  }
  return keyed;
}

const shortestHead = 4;
const shortestList = 3;

/** "a grid with nine pieces — Moon Jar £220, Ash Bowl £48, Tide Plate £36 — each with a price": a dash before a list. */
export function dashedOf(run: Run, range: Range): { head: Range; list: Range; rest: Range } | undefined {
  const dashes: number[] = [];
  for (const [index, { kind }] of run.outer(range)) {
    if (kind === 'dash') dashes.push(index);
    if (dashes.length === 2) break;
  }
  const [first, second] = dashes;
  if (first === undefined) return undefined;
  const head = { from: range.from, to: first };
  const list = { from: first + 1, to: second ?? range.to };
  const isListed =
    run.length(head) >= shortestHead &&
    betweenCommas(run, list).length >= shortestList &&
    !/^\d/.test(run.at(list.from));
  return isListed
    ? { head, list, rest: { from: second === undefined ? range.to : second + 1, to: range.to } }
    : undefined;
}
