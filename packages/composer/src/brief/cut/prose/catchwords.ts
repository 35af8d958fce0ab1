import {
  conjunctions,
  continuing,
  having,
  indefinite,
  introducing,
  owning,
  placing,
  pronouns,
  subjects,
  subordinating,
} from './function-words.ts';
import {
  betweenCommas,
  endsInName,
  firstWord,
  isName,
  namesSite,
  type RowContext,
  startsUpper,
} from './part-shapes.ts';
import { isPlaceTail } from './places.ts';
import type { Range, Run } from './run.ts';
import { hasDigit, isBareValue, isMoney } from './values.ts';

const fewest = 3;
/** A longer row is a list of something. */
const most = 20;
const longest = 8;
/** The first says what the site is of. */
const longestFirst = 14;

/** With these a clause begins, or what only goes on with the one before it. */
const clauseWords = [subjects, pronouns, continuing, conjunctions, having, subordinating, indefinite];
const beginsClause = (word: string): boolean =>
  !owning.has(word) && !introducing.has(word) && clauseWords.some((words) => words.has(word));

/** Whether a part says something by itself; only the first may have a subject: "I run a dog hotel, 20 kennels, near Antwerp". */
function isCatchword(run: Run, part: Range, at: number): boolean {
  if (at === 0) return run.length(part) <= longestFirst;
  return (
    run.length(part) <= longest &&
    !beginsClause(firstWord(run, part)) &&
    !run.hasWord(part, (word) => subjects.has(word.toLowerCase()))
  );
}

const hasPrice = /\p{Sc}/u;
const longNumber = 7;
const countDigits = (words: readonly string[]): number => words.join('').replace(/\D/gu, '').length;

/** "Saturday 5 June, 2-5 pm": a day and its hours, and neither a price nor a telephone number. */
const isOneTime = (run: Run, parts: readonly Range[]): boolean =>
  parts.every((part) => {
    const words = run.words(part);
    return isBareValue(words) && !words.some(isMoney) && countDigits(words) < longNumber;
  });

/** "at Fair Oak House, Pooley Bridge, Penrith CA10 2NN": what goes on with the name of a place is more of it. */
function isAddressTail(run: Run, before: Range, part: Range): boolean {
  const isPlaced = endsInName(run, before) && run.hasWord(before, (word) => placing.has(word.toLowerCase()));
  return (
    isPlaced && (isName(run, part) || (startsUpper(run.at(part.from)) && hasDigit(run.at(part.from + 1))))
  );
}

/** Whether a part says more of the place or the time before it: behind a price, a place is that of the whole. */
const goesOn = (run: Run, before: Range, part: Range): boolean =>
  isOneTime(run, [before, part]) ||
  (!hasPrice.test(run.text(before)) && (isPlaceTail(run, before, part) || isAddressTail(run, before, part)));

/** "Beeswax candle, pair, £12" is one thing. */
function isOneThing(run: Run, parts: readonly Range[]): boolean {
  const last = parts.at(-1);
  const words = last ? run.words(last) : [];
  const others = parts.slice(0, -1);
  return isBareValue(words) && words.some(isMoney) && !others.some((part) => run.hasWord(part, hasDigit));
}

const fewestBare = 4;
const longestBare = 4;

/**
 * Without a value it takes more and shorter parts; a single noun behind its article may be half of a row of adjectives: "I want a
 * modern".
 */
function isRowOfBare(run: Run, parts: readonly Range[]): boolean {
  const [first, ...others] = parts;
  if (!first || parts.length < fewestBare || run.length(first) < 3 || indefinite.has(run.lower(first.to - 2)))
    return false;
  const words = parts.reduce((sum, part) => sum + run.length(part), 0);
  return words <= parts.length * longestBare && !others.some((part) => namesSite(run, part));
}

/**
 * The catchwords of which the first sentence of a prompt consists: "bike repair Leeds, mon-fri 9-6, 0113 496 0001, no e-bikes". No part
 * of it is a clause, and one has a value or all are few words: its commas part statements, as the ends of lines do. Nothing where it
 * is no such sentence.
 */
export function catchwordsOf(run: Run, range: Range, { isFirst, isKeyed }: RowContext): Range[] | undefined {
  if (!isFirst || isKeyed) return undefined;
  const parts = betweenCommas(run, range);
  const isTelegram =
    parts.length >= fewest &&
    parts.length <= most &&
    parts.every((part, at) => isCatchword(run, part, at)) &&
    (parts.slice(1).some((part) => run.hasWord(part, hasDigit)) || isRowOfBare(run, parts)) &&
    !isOneThing(run, parts);
  if (!isTelegram) return undefined;
  const groups: Range[] = [];
  for (const part of parts) {
    const before = groups.at(-1);
    if (before && goesOn(run, before, part)) before.to = part.to;
    else groups.push({ ...part });
  }
  return groups;
}
