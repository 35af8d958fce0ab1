import { type Element, hasAttribute } from './dom.ts';
import type { Page, Site } from './site.ts';
import { selectorsThat } from './tag-styles.ts';

const cloaks = ['x-cloak', 'v-cloak', 'ng-cloak'];
const hides = /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])/i;

/** A site may bring the library along. */
const bringsLibrary = ({ files }: Site): boolean =>
  [...files.keys()].some((path) => /alpine|\bvue\b|angular/i.test(path));

/** What styles hide until a library takes an attribute away that it never will. */
export function cloakedElements(site: Site, page: Page): { element: Element; cloak: string }[] {
  if (bringsLibrary(site)) return [];
  const hiding = selectorsThat(site, hides);
  const hidden = cloaks.filter((cloak) => hiding.some((selector) => selector.includes(`[${cloak}]`)));
  if (hidden.length === 0) return [];
  return page.elements.flatMap((element) =>
    hidden.filter((cloak) => hasAttribute(element, cloak)).map((cloak) => ({ element, cloak })),
  );
}
