import { type Node, readText, textOf } from './dom.ts';
import { lostControls } from './lost-controls.ts';
import { isWithin, placesOf, type Stretch } from './repair-places.ts';
import type { Problem } from './rule.ts';
import type { Page, Site } from './site.ts';

/** What a visitor reads on a page but for these stretches; spaces between tags are nothing to read. */
function readOn({ elements }: Page, without: readonly Stretch[]): string {
  const body = elements.find(({ tagName }) => tagName === 'body');
  if (!body) return '';
  const isLeft = ({ sourceCodeLocation }: Node) =>
    !sourceCodeLocation || !isWithin(without, sourceCodeLocation.startOffset);
  return (without.length > 0 ? readText(body, isLeft) : textOf(body)).replace(/\s+/g, '');
}

function keepsPage(before: Page, after: Page, repaired: readonly Problem[]): boolean {
  const places = placesOf(repaired);
  return (
    readOn(after, places.put) === readOn(before, places.taken) &&
    lostControls(before, after, places).length === 0
  );
}

/**
 * The pages on which a visitor reads or can use less than before, but for what these repairs take out and say so, or change since it
 * did not work.
 */
export function harmedPages(before: Site, after: Site, repaired: readonly Problem[]): ReadonlySet<string> {
  const repairs = Map.groupBy(repaired, ({ path }) => path);
  const next = new Map(after.pages.map((page) => [page.path, page]));
  const harmed = before.pages.filter((page) => {
    const now = next.get(page.path);
    return now !== page && (!now || !keepsPage(page, now, repairs.get(page.path) ?? []));
  });
  return new Set(harmed.map(({ path }) => path));
}
