import { colorsNamed } from 'culori';
import { beginsWithDay } from '../../read/entries/scan/when.ts';
import { determiners, having, joining, subjects, subordinating } from './function-words.ts';
import { glued } from './glue.ts';
import {
  betweenCommas,
  firstWord,
  hasJoining,
  isName,
  namesSite,
  type RowContext,
  startsUpper,
} from './part-shapes.ts';
import type { Range, Run } from './run.ts';
import { couldBePrice, hasDigit, isBareValue, isMoney } from './values.ts';

const prices = (run: Run, range: Range): number => run.words(range).filter(isMoney).length;

/** One thing with its details and its price at the end: "Beeswax candle, pair, £12", "Hake, beans, aioli 21". */
function isRecord(run: Run, groups: readonly Range[]): boolean {
  const last = groups.at(-1);
  const length = groups.reduce((sum, group) => sum + run.length(group), 0);
  if (!last || groups.length > 3 || length > 9) return false;
  const counts = groups.map((group) => prices(run, group));
  const isLast = (counts.at(-1) ?? 0) === 1 && counts.slice(0, -1).every((count) => count === 0);
  const ends = groups.map((group) => run.words(group).filter(hasDigit).length);
  const isBare = couldBePrice(run.at(last.to - 1)) && ends.slice(0, -1).every((count) => count === 0);
  return isLast || (isBare && ends.at(-1) === 1);
}

/** "Courses: Level 1, two days, £165": behind a key, too, a price alone at the end is that of all before it. */
const isPricedRecord = (run: Run, parts: readonly Range[]): boolean =>
  isRecord(run, parts) && isBareValue(run.words(parts.at(-1) ?? run.whole));

/** "no pop-ups, no autoplay": parts that begin alike are parts. */
function isAlike(run: Run, groups: readonly Range[]): boolean {
  const [first, ...rest] = groups.map((group) => {
    const from = joining.has(firstWord(run, group)) ? group.from + 1 : group.from;
    return run.lower(from);
  });
  return rest.length > 0 && rest.every((word) => word === first);
}

/** "X, a Y in Z, and need a page": what follows the comma and the conjunction is another statement. */
const isContinued = (run: Run, parts: readonly Range[], first: Range, second: Range): boolean =>
  parts.length > 2 && run.length(first) > 2 && run.length(second) > 2 && joining.has(firstWord(run, second));

/** Two parts of which the second says more of the first: a role, a reason, a town, the noun of two adjectives. */
function isOne(run: Run, first: Range, second: Range): boolean {
  const word = firstWord(run, second);
  const isPlace = isName(run, second) || (second.to - second.from === 1 && startsUpper(run.at(second.from)));
  if (isName(run, first) || (isPlace && run.length(first) > 1)) return true;
  return (
    subjects.has(word) ||
    subordinating.has(word) ||
    isBareValue(run.words(first)) ||
    namesSite(run, { from: second.to - 1, to: second.to })
  );
}

function isPair(run: Run, first: Range, second: Range): boolean {
  if (isOne(run, first, second)) return false;
  const length = run.length(second);
  if (determiners.has(firstWord(run, second))) return run.length(first) <= 8 && length <= 8;
  if (hasJoining(run, second)) return run.length(first) <= 3 && length <= 6;
  return run.length(first) <= 4 && length <= 4 && run.length(first) + length > 2;
}

/** "We care for you before, during and after it, calmly": a sentence with a subject and parts that are no names of things. */
function isTold(run: Run, [first, ...others]: readonly Range[]): boolean {
  const isSaid = first !== undefined && subjects.has(firstWord(run, first));
  return isSaid && others.some((part) => run.length(part) > 4 && !determiners.has(firstWord(run, part)));
}

const hasDash = (run: Run, part: Range): boolean => {
  for (const [, { kind }] of run.outer(part)) if (kind === 'dash') return true;
  return false;
};

const longestValue = 10;
const longestAverage = 9;

/** Half of the parts and more have no more than so many words: an enumeration, no prose. */
function isShort(run: Run, groups: readonly Range[], most: number): boolean {
  const lengths = groups.map((group) => run.length(group));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return (
    lengths.filter((length) => length <= most).length * 2 >= groups.length &&
    total <= groups.length * longestAverage
  );
}

/** "Wheel throwing (6 weeks, £180), hand building (4 weeks, £120)": each has its price in brackets behind it. */
const isBracketed = (run: Run, groups: readonly Range[]): boolean =>
  groups.every((group) => run.at(group.to - 1) === ')' && prices(run, group) > 0);

/** Whether the commas of a sentence part things, or belong to its prose. */
function isRow(
  run: Run,
  groups: readonly Range[],
  parts: readonly Range[],
  { isKeyed, isItem, isLine }: RowContext,
): boolean {
  const [first, second] = groups;
  if (!first || !second) return false;
  if (isBracketed(run, groups)) return !subjects.has(firstWord(run, first));
  if (isKeyed) {
    return !subjects.has(firstWord(run, first)) && !isRole(run, groups) && isShort(run, groups, longestValue);
  }
  if (isItem || isRecord(run, groups) || (isLine && isName(run, first))) return false;
  if (isAlike(run, groups)) return true;
  if (groups.length < 4 && (hasDash(run, first) || isTold(run, groups))) return false;
  if (groups.length === 2) return isContinued(run, parts, first, second) || isPair(run, first, second);
  return isShort(run, groups, groups.length > 3 ? 8 : 6);
}

/** "Lucía Benítez, former Olympian". */
const isRole = (run: Run, [first, second, third]: readonly Range[]): boolean =>
  third === undefined &&
  first !== undefined &&
  second !== undefined &&
  isName(run, first) &&
  !startsUpper(run.at(second.from));

/** Two colours are one palette: "deep blue and gold". Names of colours in other languages are not known here. */
const isColour = (word: string): boolean => Object.hasOwn(colorsNamed, word);

/** "5. und 6. September", "12 and 14". */
const isBetweenNumbers = (run: Run, index: number): boolean =>
  hasDigit(run.at(run.isWord(index - 1) ? index - 1 : index - 2)) && hasDigit(run.at(index + 1));

const isPriced = (run: Run, part: Range): boolean => run.words(part).some(hasDigit);

/** With one price among others that have one each it is one thing: "pie £14, fish and chips £15". */
const sharesPrice = (run: Run, part: Range, index: number, others: readonly Range[]): boolean =>
  isPriced(run, part) &&
  !isPriced(run, { from: part.from, to: index }) &&
  others.every((other) => isPriced(run, other));

/** "large £48 and up": behind the last of several prices nothing without one is a thing. */
const endsPriced = (run: Run, part: Range, index: number, others: readonly Range[]): boolean =>
  !isPriced(run, { from: index, to: part.to }) &&
  [{ from: part.from, to: index }, ...others].every((other) => isPriced(run, other));

/** The last part of a row is often two: "team, reviews and contact". */
function lastApart(run: Run, part: Range, others: readonly Range[]): Range[] {
  if ((run.length(part) > longestValue && !isBracketed(run, [part])) || subjects.has(firstWord(run, part)))
    return [part];
  for (const [index] of run.outer(part)) {
    const word = run.lower(index);
    if (having.has(word)) break;
    if (index === part.from || !joining.has(word) || startsUpper(run.at(index)) || index + 1 >= part.to)
      continue;
    if (isBetweenNumbers(run, index)) break;
    const isPalette = isColour(run.lower(index - 1)) && isColour(run.lower(part.to - 1));
    if (isPalette || sharesPrice(run, part, index, others) || endsPriced(run, part, index, others)) break;
    return [
      { from: part.from, to: index },
      { from: index + 1, to: part.to },
    ];
  }
  return [part];
}

/** Within a row a capital makes a name of a conjunction: "Basic 39 €, Plus 79 €". */
function withoutJoining(run: Run, part: Range): Range {
  const isJoined =
    joining.has(firstWord(run, part)) && part.to - part.from > 1 && !startsUpper(run.at(part.from));
  return isJoined ? { from: part.from + 1, to: part.to } : part;
}

/** The parts of a sentence or of what stands behind a key: one where it is no row. */
export function partsOf(run: Run, range: Range, context: RowContext): Range[] {
  const parts = betweenCommas(run, range);
  if (parts.length < 2) return parts;
  if (parts.every((part) => beginsWithDay(run.text(part))))
    return parts.map((part) => withoutJoining(run, part));
  const values = parts.map((part) => run.words(part));
  const areBare = values.every(isBareValue);
  if (areBare && !values.flat().some((word) => isMoney(word) || word.startsWith('#'))) return [range];
  if (context.isKeyed && isPricedRecord(run, parts)) return [range];
  const groups = areBare ? parts : glued(run, parts, context);
  const last = groups.at(-1);
  if (groups.length < 2 || !last || !isRow(run, groups, parts, context)) return [range];
  const isOpenEnded = parts.at(-1)?.from === last.from && !joining.has(firstWord(run, last));
  const others = groups.slice(0, -1);
  const ends = isOpenEnded ? lastApart(run, last, others) : [last];
  return [...others, ...ends].map((part) => withoutJoining(run, part));
}
