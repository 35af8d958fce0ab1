import { attribute, type Element, parentOf } from './dom.ts';
import { parseSelectors, type Selector, selects } from './selectors.ts';
import type { Site } from './site.ts';
import { selectorsThat } from './tag-styles.ts';

const leavesFlow = /(?:^|[;\s{])position\s*:\s*(?:absolute|fixed)/i;

const parsed = new WeakMap<Site, readonly Selector[]>();

function leavingSelectors(site: Site): readonly Selector[] {
  const selectors = parsed.get(site) ?? selectorsThat(site, leavesFlow).flatMap(parseSelectors);
  parsed.set(site, selectors);
  return selectors;
}

/** As deep as a layer is put together. */
const levels = 3;

/** Whether an element lies behind or above others, itself or with what is right around it, rather than in a place of its own. */
export function isOutOfFlow(site: Site, element: Element): boolean {
  let at: Element | undefined = element;
  for (let level = 0; at && at.tagName !== 'body' && level < levels; level += 1) {
    const layer: Element = at;
    if (leavesFlow.test(attribute(layer, 'style') ?? '')) return true;
    if (leavingSelectors(site).some((selector) => selects(selector, layer))) return true;
    at = parentOf(layer);
  }
  return false;
}
