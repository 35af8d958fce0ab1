import { attribute, descendants, type Element, isElement, textOf } from './dom.ts';
import type { Page } from './site.ts';

const textOfIds = (page: Page, ids: string): string =>
  ids
    .split(/\s+/)
    .map((id) => page.elementsById.get(id))
    .map((element) => (element ? textOf(element) : ''))
    .join(' ')
    .trim();

/** What names an element without looking inside it. */
export function givenName(page: Page, element: Element): string {
  const labelledBy = attribute(element, 'aria-labelledby');
  const name =
    (labelledBy && textOfIds(page, labelledBy)) ||
    attribute(element, 'aria-label') ||
    attribute(element, 'title');
  return name?.trim() ?? '';
}

const pictureNames = (element: Element): string =>
  descendants(element)
    .filter(isElement)
    .map((inner) => attribute(inner, 'alt') ?? attribute(inner, 'aria-label') ?? '')
    .join('')
    .trim();

/** What a screen reader calls a link or a button; empty when it has nothing to say. */
export const accessibleName = (page: Page, element: Element): string =>
  givenName(page, element) || textOf(element) || pictureNames(element);
