import { type Edit, withoutOverlaps } from './edits.ts';
import type { Problem } from './rule.ts';

export interface Stretch {
  start: number;
  end: number;
}

/** Where the repairs of a page change it on purpose, each in the order of the page. */
export interface RepairPlaces {
  /** What is taken out, in the page before. */
  taken: readonly Stretch[];
  /** What is put in its place, in the page after. */
  put: readonly Stretch[];
  /** What did not work and is changed, in the page before. */
  mended: readonly Stretch[];
}

/** Whether a place is in one of these stretches, which are in order and apart. */
export function isWithin(stretches: readonly Stretch[], offset: number): boolean {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return (stretches[low]?.start ?? Number.POSITIVE_INFINITY) <= offset;
}

/** Whether one of these stretches is within another. */
export const isWithinAny = (stretches: readonly Stretch[], { start, end }: Stretch): boolean =>
  stretches.some((stretch) => stretch.start >= start && stretch.end <= end);

const editsOf = (problems: readonly Problem[]): Edit[] => problems.flatMap(({ fix }) => fix?.edits ?? []);

/** The places of these repairs, all of one page, as they are made in one go. */
export function placesOf(problems: readonly Problem[]): RepairPlaces {
  const taking = new Set(editsOf(problems.filter(({ fix }) => fix?.removes || fix?.redraws)));
  const mending = new Set(editsOf(problems.filter(({ fix }) => fix?.mends)));
  const made = withoutOverlaps(editsOf(problems));
  let shift = 0;
  const put = made.flatMap((edit) => {
    const start = edit.start + shift;
    shift += edit.text.length - (edit.end - edit.start);
    return taking.has(edit) ? [{ start, end: start + edit.text.length }] : [];
  });
  return {
    taken: made.filter((edit) => taking.has(edit)),
    put: put.filter(({ start, end }) => end > start),
    mended: made.filter((edit) => mending.has(edit)),
  };
}
