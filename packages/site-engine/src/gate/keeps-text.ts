import { type Node, readText, textOf } from './dom.ts';
import { type Edit, withoutOverlaps } from './edits.ts';
import type { Problem } from './rule.ts';
import type { Page, Site } from './site.ts';

/** Whether a place is in one of these stretches, which are in order and apart. */
function isWithin(stretches: readonly Edit[], offset: number): boolean {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return (stretches[low]?.start ?? Number.POSITIVE_INFINITY) <= offset;
}

/** What a visitor reads on a page where nothing is taken out; spaces between tags are nothing to read. */
function readOn({ elements }: Page, taken: readonly Edit[] = []): string {
  const body = elements.find(({ tagName }) => tagName === 'body');
  if (!body) return '';
  const isLeft = ({ sourceCodeLocation }: Node) =>
    !sourceCodeLocation || !isWithin(taken, sourceCodeLocation.startOffset);
  return (taken.length > 0 ? readText(body, isLeft) : textOf(body)).replace(/\s+/g, '');
}

/** Whether every page still says what it said, but for what these repairs take out and say so. */
export function keepsText(before: Site, after: Site, repaired: readonly Problem[] = []): boolean {
  const taken = Map.groupBy(
    repaired.filter(({ fix }) => fix?.removes),
    ({ path }) => path,
  );
  return before.pages.every((page) => {
    const next = after.pages.find(({ path }) => path === page.path);
    const edits = taken.get(page.path)?.flatMap(({ fix }) => fix?.edits ?? []) ?? [];
    return next !== undefined && (next === page || readOn(next) === readOn(page, withoutOverlaps(edits)));
  });
}
