import { posix } from 'node:path';
import { accessibleName } from '../accessible-name.ts';
import { attribute, type Element, hasAttribute, lineOf } from '../dom.ts';
import { setAttribute } from '../edits.ts';
import { pageRule } from '../rule.ts';

const isControl = (element: Element): boolean =>
  element.tagName === 'button' || (element.tagName === 'a' && hasAttribute(element, 'href'));

const hostOf = (href: string): string | undefined =>
  URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : undefined;

/** Where a link leads, or what a button is called in the code. */
function guessName(element: Element): string {
  const href = attribute(element, 'href');
  const source =
    href === undefined ? attribute(element, 'id') : hostOf(href) || posix.parse(href.replace('#', '')).name;
  return (source ?? '').replace(/[-_]/g, ' ').trim();
}

export const controlNames = pageRule('control-names', 'Every link and button has a name', (page) =>
  page.elements
    .filter((element) => isControl(element) && accessibleName(page, element) === '')
    .map((element) => {
      const name = guessName(element);
      const fix = name ? { edits: setAttribute(element, 'aria-label', name) } : undefined;
      const what = element.tagName === 'a' ? 'link' : 'button';
      return { path: page.path, line: lineOf(element), message: `The ${what} says nothing.`, fix };
    }),
);
