import { continuing, determiners, indefinite } from './function-words.ts';
import {
  behindHaving,
  endsInName,
  firstWord,
  hasJoining,
  isName,
  namesSite,
  type RowContext,
  startsUpper,
} from './part-shapes.ts';
import { isPlaceTail } from './places.ts';
import type { Range, Run } from './run.ts';
import { hasDigit, isBareValue, isNumber } from './values.ts';

/** Longer words are not what a value is of, unless they have a value already. */
const longestOwner = 5;

function isGluedValue(run: Run, before: Range, part: Range): boolean {
  if (!isBareValue(run.words(part))) return false;
  return run.lastWords(before, longestOwner + 1).length <= longestOwner || run.hasWord(before, hasDigit);
}

const longestFields = 8;

/** How many of the parts behind this one are fields of it: "a form with name, phone and date". */
function fieldsBehind(run: Run, parts: readonly Range[], at: number): number {
  const part = parts[at];
  const fields = part && behindHaving(run, part);
  if (!fields || run.length(fields) > 4 || hasJoining(run, fields)) return 0;
  if (determiners.has(firstWord(run, fields)) || isNumber(run.at(fields.from))) return 0;
  for (let count = 1; count <= longestFields; count += 1) {
    const next = parts[at + count];
    if (!next || run.length(next) > 6) return 0;
    if (hasJoining(run, next)) return count;
    if (determiners.has(firstWord(run, next))) return 0;
  }
  return 0;
}

/** "X, a Y" and "a locksmith, X, in Z": what a name is, or the name of what was said before. */
function isApposition(run: Run, before: Range, part: Range, isIdentity: boolean): boolean {
  if (indefinite.has(firstWord(run, part))) return endsInName(run, before);
  const isNamed = isName(run, part) || (startsUpper(run.at(part.from)) && run.words(part).length === 1);
  return isIdentity && isNamed && run.length(before) > 2;
}

/** Most parts a sentence that says what something is has. */
const longestIdentity = 3;

/** Puts parts together that are one: values with what they are of, towns with streets, fields with forms, "X, a Y" with X. */
export function glued(run: Run, parts: readonly Range[], context: RowContext): Range[] {
  const groups: Range[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part) break;
    const fields = countFields(run, parts, at, context);
    at += fields;
    const group = { from: part.from, to: parts[at]?.to ?? part.to };
    const before = groups.at(-1);
    const first = groups[0];
    if (first && continuing.has(firstWord(run, part)))
      groups.splice(0, groups.length, { from: first.from, to: group.to });
    else if (before && isTail(run, parts, before, part, groups.length, context)) before.to = group.to;
    else groups.push(group);
  }
  return groups;
}

function countFields(
  run: Run,
  parts: readonly Range[],
  at: number,
  { isKeyed, isFirst }: RowContext,
): number {
  const part = parts[at];
  if (!part || (!isKeyed && (isFirst || namesSite(run, part)))) return 0;
  return fieldsBehind(run, parts, at);
}

function isTail(
  run: Run,
  parts: readonly Range[],
  before: Range,
  part: Range,
  count: number,
  { isKeyed, isFirst }: RowContext,
): boolean {
  if (isPlaceTail(run, before, part) || isGluedValue(run, before, part)) return true;
  if (count > 1 || (isKeyed && run.tokens[before.to - 1]?.kind !== 'close')) return false;
  const isIdentity = parts.length <= longestIdentity && (isFirst || namesSite(run, before));
  return isApposition(run, before, part, isIdentity);
}
