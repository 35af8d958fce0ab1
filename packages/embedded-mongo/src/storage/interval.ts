import type { Direction } from '../query/sort.ts';
import { invert } from '../values/key.ts';

/** A stretch of one field's keys. */
export interface Interval {
  readonly low: Edge;
  readonly high: Edge;
}

export interface Edge {
  readonly key: Buffer;
  readonly isInclusive: boolean;
}

/** A stretch of a whole index, `low` included and `high` not. */
export interface KeyRange {
  readonly low: Buffer;
  readonly high: Buffer;
}

/** Above every byte that can follow a finished key. */
const afterKey = Buffer.of(0xff);

export function point(key: Buffer): Interval {
  return { low: { key, isInclusive: true }, high: { key, isInclusive: true } };
}

export function isPoint({ low, high }: Interval): boolean {
  return low.isInclusive && high.isInclusive && low.key.equals(high.key);
}

/** All values whose type has this rank; no key lies exactly at its edges. */
export function allOfRank(rank: number): Interval {
  return {
    low: { key: Buffer.of(rank - 1), isInclusive: false },
    high: { key: Buffer.of(rank + 1), isInclusive: false },
  };
}

export function contains({ low, high }: Interval, key: Buffer): boolean {
  const [fromLow, toHigh] = [Buffer.compare(key, low.key), Buffer.compare(high.key, key)];
  return (
    (fromLow > 0 || (fromLow === 0 && low.isInclusive)) && (toHigh > 0 || (toHigh === 0 && high.isInclusive))
  );
}

/** What lies in one of the left and in one of the right intervals. */
export function intersect(left: readonly Interval[], right: readonly Interval[]): Interval[] {
  return left
    .flatMap((one) =>
      right.map((other) => ({ low: higher(one.low, other.low), high: lower(one.high, other.high) })),
    )
    .filter(({ low, high }) => {
      const order = Buffer.compare(low.key, high.key);
      return order < 0 || (order === 0 && low.isInclusive && high.isInclusive);
    });
}

/** The one interval that spans all the given ones. */
export function hull(intervals: readonly Interval[]): Interval[] {
  const [first, ...others] = intervals;
  if (!first) return [];
  return [
    others.reduce(
      (all, next) => ({
        low: higher(all.low, next.low) === all.low ? next.low : all.low,
        high: lower(all.high, next.high) === all.high ? next.high : all.high,
      }),
      first,
    ),
  ];
}

function higher(left: Edge, right: Edge): Edge {
  const order = Buffer.compare(left.key, right.key);
  if (order === 0) return left.isInclusive ? right : left;
  return order > 0 ? left : right;
}

function lower(left: Edge, right: Edge): Edge {
  const order = Buffer.compare(left.key, right.key);
  if (order === 0) return left.isInclusive ? right : left;
  return order < 0 ? left : right;
}

/** Where an interval lies in an index on this field. */
export function toKeyRange({ low, high }: Interval, direction: Direction): KeyRange {
  if (direction === 1) {
    return {
      low: low.isInclusive ? low.key : after(low.key),
      high: high.isInclusive ? after(high.key) : high.key,
    };
  }
  const [start, finish] = [invert(high.key), invert(low.key)];
  return { low: high.isInclusive ? start : after(start), high: low.isInclusive ? after(finish) : finish };
}

export function after(key: Buffer): Buffer {
  return Buffer.concat([key, afterKey]);
}
