/*
 * Shows what a page keeps invisible until its own script fades it in, for no script of the page runs here. Sent to the browser as
 * source text: see live-page.ts.
 */

/** What lies over the rest, such as a menu or a caption, is invisible because nobody points at it; what has a place in the page is awaited. */
function isAwaited(element: Element): boolean {
  const { opacity, position } = getComputedStyle(element);
  const hasPlace = position === 'static' || position === 'relative';
  return opacity === '0' && hasPlace && element.getAnimations().length === 0;
}

/**
 * An animation that has ended leaves the element as it is, so that a page drawn over it finds no difference.
 * @returns the elements it was given
 */
function reveal(changed: Element[]): Element[] {
  const seen = new Set<Element>();
  for (const element of changed) {
    for (let outer: Element | null = element; outer && !seen.has(outer); outer = outer.parentElement)
      seen.add(outer);
    for (const inner of element.querySelectorAll('*')) seen.add(inner);
  }
  const awaited = [...seen].filter(isAwaited);
  for (const element of awaited) element.animate({ opacity: [1, 1] }, { duration: 1, fill: 'forwards' });
  return changed;
}

export const revealParts = [isAwaited, reveal];
