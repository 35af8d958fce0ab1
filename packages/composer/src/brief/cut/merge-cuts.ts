import type { Cut } from './cut.ts';

/** Cuts from `from` up to, not including, `to` that are one. What it stands under is counted as before the merge. */
export interface Merge {
  from: number;
  to: number;
  cut: Cut;
}

/** Puts one cut in place of several, and counts anew what the others stand under. Merges stand in order and do not overlap. */
export function mergeCuts(cuts: readonly Cut[], merges: readonly Merge[]): Cut[] {
  const starts = new Map(merges.map((merge) => [merge.from, merge]));
  const indexes: number[] = [];
  const result: Cut[] = [];
  for (let at = 0; at < cuts.length; ) {
    const merge = starts.get(at);
    const cut = merge?.cut ?? cuts[at];
    for (const end = merge?.to ?? at + 1; at < end; at += 1) indexes.push(result.length);
    if (cut) result.push(cut.under === undefined ? cut : { ...cut, under: indexes[cut.under] ?? cut.under });
  }
  return result;
}
