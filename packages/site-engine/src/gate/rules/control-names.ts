import { posix } from 'node:path';
import { accessibleName } from '../accessible-name.ts';
import { deadLink } from '../dead-links.ts';
import { attribute, descendants, type Element, hasAttribute, isElement, lineOf } from '../dom.ts';
import { setAttribute } from '../edits.ts';
import { iconPlaces, iconWords } from '../icons/icon-places.ts';
import { pageRule } from '../rule.ts';
import type { Page, Site } from '../site.ts';

const isControl = (element: Element): boolean =>
  element.tagName === 'button' || (element.tagName === 'a' && hasAttribute(element, 'href'));

const hostOf = (href: string): string | undefined =>
  URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : undefined;

/** `toggleMenu()` and `close-menu` say what a person would say. */
const toWords = (code: string): string =>
  code
    .replace(/\(.*$/s, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
    .trim();

/** What its icon shows, where a link leads, a dead one once it is repaired, or what a button is called in the code. */
function guessName(site: Site, page: Page, element: Element): string {
  const icons = iconPlaces(site, page);
  const [icon] =
    icons.size > 0
      ? descendants(element)
          .filter(isElement)
          .flatMap((inner) => icons.get(inner) ?? [])
      : [];
  if (icon) return iconWords(icon);
  const href = deadLink(site, page, element)?.place ?? attribute(element, 'href');
  const leads = href === undefined ? '' : hostOf(href) || toWords(posix.parse(href.replace('#', '')).name);
  return leads || toWords(attribute(element, 'id') ?? attribute(element, 'onclick') ?? '');
}

export const controlNames = pageRule('control-names', 'Every link and button has a name', (page, site) =>
  page.elements
    .filter((element) => isControl(element) && accessibleName(page, element) === '')
    .map((element) => {
      const name = guessName(site, page, element);
      const fix = name ? { edits: setAttribute(element, 'aria-label', name) } : undefined;
      const what = element.tagName === 'a' ? 'link' : 'button';
      return { path: page.path, line: lineOf(element), message: `The ${what} says nothing.`, fix };
    }),
);
