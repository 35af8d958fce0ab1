import type { Described } from './features-of.ts';

/** Whether `cut` goes on in the row of the one before it, where neither stands under a key. */
const goesOn = (cut: Described, before: Described | undefined): boolean =>
  cut.kind !== 'sentence' && cut.kind !== 'heading' && before?.kind === cut.kind && !before.key;

/** The number of the row or list each statement is in: those under one key, or of one kind behind each other. */
export function rowsOf(cuts: readonly Described[]): number[] {
  const rowOfKey = new Map<string, number>();
  const rows: number[] = [];
  cuts.forEach((cut, at) => {
    const before = rows[at - 1] ?? at;
    if (cut.key) {
      const row = rowOfKey.get(cut.key) ?? at;
      rowOfKey.set(cut.key, row);
      rows.push(row);
    } else rows.push(goesOn(cut, cuts[at - 1]) ? before : at);
  });
  return rows;
}
