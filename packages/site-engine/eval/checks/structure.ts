import type { Block } from '../browser/silhouette.ts';

/** From which likeness of their boxes on two parts of pages have the same shape. */
const sameShape = 0.7;
/** More of a thing in a row does not change the shape: the third line of a list adds nothing. */
const mostOfOne = 2;

function countsOf({ boxes }: Block): Map<string, number> {
  const counts = new Map<string, number>();
  for (const box of boxes) counts.set(box, Math.min(mostOfOne, (counts.get(box) ?? 0) + 1));
  return counts;
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/** How alike two parts are: boxes both have, of all boxes either has. */
export function likeness(one: Block, other: Block): number {
  const [a, b] = [countsOf(one), countsOf(other)];
  const shared = sum([...a].map(([box, count]) => Math.min(count, b.get(box) ?? 0)));
  const all = sum(a.values()) + sum(b.values()) - shared;
  return all === 0 ? 1 : shared / all;
}

const heightOf = (blocks: readonly Block[]): number => sum(blocks.map(({ height }) => height));

const repeatedIn = (blocks: readonly Block[], others: readonly Block[]): number => {
  const repeated = blocks.filter((block) => others.some((other) => likeness(block, other) >= sameShape));
  return heightOf(repeated) / Math.max(1, heightOf(blocks));
};

/** The share of two pages, by height, that has the shape of some part of the other. */
export const overlap = (one: readonly Block[], other: readonly Block[]): number =>
  (repeatedIn(one, other) + repeatedIn(other, one)) / 2;
