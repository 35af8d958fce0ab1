/**
 * Tells the router of an anchor that was followed before it listened: it reads the address when its first drawing begins, and
 * listens when that is done, while the links of the prerendered page lead on. Call it once, after that drawing.
 */
export function tellMissedAnchor(): void {
  if (window.location.hash) window.dispatchEvent(new Event('popstate'));
}
