import type { Token } from '../chain/tokens.ts';
import type { WordClasses } from '../chain/word-classes.ts';
import { sortOf } from './likeness.ts';

/** Whether one token may stand where another one stood: a number for a number, a day for a day, a sign for itself. */
export function mayStandFor(words: WordClasses, one: Token | undefined, other: Token | undefined): boolean {
  if (!one || !other) return false;
  if (sortOf(one).startsWith('0')) return sortOf(other).startsWith('0');
  if (!/^\p{L}/u.test(one.text)) return one.text === other.text;
  const isDay = (token: Token) => words.of(token.small).includes('day');
  if (isDay(one) || isDay(other)) return isDay(one) && isDay(other);
  return sortOf(one) === sortOf(other);
}

/** The rows of tokens that what holds may stand for, token by token. */
export interface Alignment {
  /** By token, the first token of the row that it is in; nothing where it is in none. */
  starts: readonly (number | undefined)[];
  /** The rows by how much speaks for them, the best as 0. */
  ranks: ReadonlyMap<number, number>;
  /** The one nearest in front of what corrects. */
  last: number;
}

const longest = 8;

export function alignmentOf(
  count: number,
  length: number,
  isAligned: (at: number) => boolean,
  scoreAt: (at: number) => number,
  before: number,
): Alignment {
  const aligned = Array.from({ length: count }, (_, at) => isAligned(at));
  const rows = aligned.flatMap((is, at) => (is ? [{ at, score: scoreAt(at) }] : []));
  const ranked = rows.toSorted((one, other) => other.score - one.score);
  const offsets = Array.from({ length: Math.min(length, longest) }, (_, offset) => offset);
  return {
    starts: aligned.map((_, at) => {
      const offset = offsets.find((each) => aligned[at - each]);
      return offset === undefined ? undefined : at - offset;
    }),
    ranks: new Map(ranked.map(({ at }, rank) => [at, rank])),
    last: aligned.lastIndexOf(true, before - 1),
  };
}
