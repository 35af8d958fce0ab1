import { attribute, type Element, textOf } from './dom.ts';
import type { Page } from './site.ts';

const isInHead = (element: Element): boolean => element.parentNode?.nodeName === 'head';

export const findTitle = (page: Page): Element | undefined =>
  page.elements.find((element) => element.tagName === 'title' && isInHead(element));

/** The content of `<meta name="…">` or `<meta property="…">`; empty when there is none. */
export function metaContent(page: Page, name: string): string {
  const meta = page.elements.find(
    (element) =>
      element.tagName === 'meta' &&
      [attribute(element, 'name'), attribute(element, 'property')].includes(name),
  );
  return (meta && attribute(meta, 'content')?.trim()) ?? '';
}

export const hasRelation = (element: Element, relation: string): boolean =>
  element.tagName === 'link' &&
  (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/).includes(relation);

const firstText = (page: Page, tagName: string, minLength: number): string | undefined =>
  page.elements
    .filter((element) => element.tagName === tagName)
    .map(textOf)
    .find((text) => text.length >= minLength);

/** The title, or what would be a good one. */
export function titleOf(page: Page): string {
  const title = findTitle(page);
  return (title && textOf(title)) || (firstText(page, 'h1', 1) ?? firstText(page, 'h2', 1) ?? 'Home');
}

const descriptionLength = 160;

/** The description, or the first paragraph that could be one. */
export const descriptionOf = (page: Page): string =>
  metaContent(page, 'description') ||
  (firstText(page, 'p', 40) ?? titleOf(page)).slice(0, descriptionLength).toWellFormed();
