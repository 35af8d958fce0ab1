import type { Cut } from './cut.ts';

/**
 * Puts the parts of each cut in its place, and counts anew what the others stand under: what stood under a cut stands under its first part.
 * `split` is told at which index the first part comes to stand.
 */
export function splitCuts(cuts: readonly Cut[], split: (cut: Cut, at: number) => readonly Cut[]): Cut[] {
  const indexes: number[] = [];
  const result: Cut[] = [];
  for (const cut of cuts) {
    indexes.push(result.length);
    const moved = cut.under === undefined ? cut : { ...cut, under: indexes[cut.under] ?? cut.under };
    result.push(...split(moved, result.length));
  }
  return result;
}
