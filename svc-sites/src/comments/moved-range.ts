import type { SourceRange } from '@sitewright/contracts';

/** How many characters two texts have in common from their beginning. */
function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

/** And from their end, without what they have in common before. */
function commonEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let count = 0;
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

/**
 * Where a stretch of a text stands after the text was changed: where nothing of it changed, as far as what changed lies before it or
 * behind it; or where the same words stand once. Undefined where that cannot be said.
 */
export function movedRange(before: string, after: string, range: SourceRange): SourceRange | undefined {
  const { start, end } = range;
  if (end > before.length || start >= end) return undefined;
  const same = commonStart(before, after);
  if (end <= same) return range;
  if (start >= before.length - commonEnd(before, after, same)) {
    const moved = after.length - before.length;
    return { start: start + moved, end: end + moved };
  }
  const words = before.slice(start, end);
  const found = after.indexOf(words);
  if (found < 0 || after.indexOf(words, found + 1) >= 0) return undefined;
  return { start: found, end: found + words.length };
}
