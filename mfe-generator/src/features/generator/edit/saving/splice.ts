import type { Edit, SourceRange } from '@sitewright/contracts';

/** A piece of a text and what stands there now. */
export type Splice = Pick<Edit, 'start' | 'end' | 'new'>;

/** The text with pieces replaced. They do not overlap, and are given for the text as it was. */
export function spliced(text: string, splices: readonly Splice[]): string {
  let result = text;
  for (const { start, end, new: words } of splices.toSorted((one, other) => other.start - one.start))
    result = result.slice(0, start) + words + result.slice(end);
  return result;
}

/** Whether what is put in at the edge of a piece belongs to it, as letters do to words, or stands beside it. */
export type Edges = 'inside' | 'beside';

/** An empty piece is filled. */
const isAtEdge = ({ start, end }: SourceRange, splice: Splice): boolean =>
  splice.start === splice.end && start < end && (splice.start === start || splice.start === end);

function afterOne(range: SourceRange, splice: Splice, edges: Edges): SourceRange | undefined {
  const { start, end } = range;
  const longer = splice.new.length - (splice.end - splice.start);
  const isBeside = edges === 'beside' && isAtEdge(range, splice);
  if (isBeside && splice.start === end) return range;
  if (isBeside) return { start: start + longer, end: end + longer };
  if (start <= splice.start && splice.end <= end) return { start, end: end + longer };
  if (splice.end <= start) return { start: start + longer, end: end + longer };
  return splice.start >= end ? range : undefined;
}

/** Where a piece of a text is when others were replaced together; nowhere when it was cut into. */
export function placeAfter(
  range: SourceRange,
  splices: readonly Splice[],
  edges: Edges = 'beside',
): SourceRange | undefined {
  let place: SourceRange | undefined = range;
  for (const splice of splices.toSorted((one, other) => other.start - one.start))
    place = place && afterOne(place, splice, edges);
  return place;
}

/** What differs between two texts, as one piece; nothing when they are the same. */
export function difference(before: string, after: string): Splice | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, new: after.slice(start, after.length - same) };
}

/** Where the new text of one of several splices begins when all of them are made. */
export const startAfter = (splices: readonly Splice[], one: Splice): number =>
  splices
    .filter(
      (other) =>
        other !== one && (other.start < one.start || (other.start === one.start && other.end < one.end)),
    )
    .reduce((at, { start, end, new: words }) => at + words.length - (end - start), one.start);
