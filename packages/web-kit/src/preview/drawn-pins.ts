import type { DrawnPin, PageComment } from '@sitewright/contracts';

/** The pins of a page's comments. Resolved ones are drawn as long as one of them is chosen, or all are asked for. */
export function toDrawnPins(
  comments: readonly PageComment[],
  { page, chosen, isAll = false }: { page: string; chosen: string | undefined; isAll?: boolean },
): DrawnPin[] {
  return comments
    .filter(({ place }) => place.path === page)
    .filter(({ id, isResolved }) => isAll || !isResolved || id === chosen)
    .map(({ id, number, element, place, isResolved }) => ({
      id,
      number,
      ...(element && { element }),
      at: place.at,
      onPage: place.onPage,
      isChosen: id === chosen,
      isResolved,
    }));
}
