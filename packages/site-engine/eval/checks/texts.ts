import { attribute, descendants, type Element, isElement, textOf } from '../../src/gate/dom.ts';
import type { Page } from '../../src/gate/site.ts';

const readAttributes = ['alt', 'aria-label', 'placeholder', 'title', 'data-problem', 'data-done'];

export const elementsOf = (page: Page, tagName: string): Element[] =>
  page.elements.filter((element) => element.tagName === tagName);

/** All that stands on a page to read, in one line. */
export const visibleText = (page: Page): string => elementsOf(page, 'body').map(textOf).join(' ');

const ownText = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

const unread = new Set(['script', 'style']);

/** Each text of a page for itself: of elements, of the attributes people hear or see, of title and description. */
export function textsOf(page: Page): string[] {
  const texts = descendants(page.document)
    .filter(isElement)
    .flatMap((element) => [
      unread.has(element.tagName) ? '' : ownText(element),
      ...readAttributes.map((name) => attribute(element, name) ?? ''),
      element.tagName === 'meta' && attribute(element, 'name') === 'description'
        ? (attribute(element, 'content') ?? '')
        : '',
    ]);
  return texts.map((text) => text.replace(/\s+/gu, ' ').trim()).filter((text) => text !== '');
}
