import type { Edit, SourceRange } from '@sitewright/contracts';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type PagePart, partsOf } from './page-parts.ts';
import { attributeOf, type Element, elementsIn, wordsOf } from './page-tree.ts';
import { rangeOf } from './source-range.ts';

/** A page with its source, so that what is found on it can be put into another one. */
export interface ComparedPage {
  path: string;
  source: string;
  title: string;
  description: string;
  parts: PagePart[];
}

export function readPage(path: string, source: string): ComparedPage {
  const document = parse(source, { sourceCodeLocationInfo: true });
  const html = elementsIn(document).find(({ tagName }) => tagName === 'html');
  const [head, body] = ['head', 'body'].map((name) => html && child(html, name));
  const title = head && child(head, 'title');
  const description =
    head && elementsIn(head).find((element) => attributeOf(element, 'name') === 'description');
  return {
    path,
    source,
    title: title ? wordsOf(title) : '',
    description: (description && attributeOf(description, 'content')) ?? '',
    parts: body ? partsOf(body) : [],
  };
}

const child = (element: Tree.Element, name: string): Element | undefined =>
  elementsIn(element).find(({ tagName }) => tagName === name);

export const sourceAt = ({ source }: ComparedPage, { start, end }: SourceRange): string =>
  source.slice(start, end);

/** Gives a place of the later page the source that a place of the earlier one has. */
export function replaceRange(
  after: ComparedPage,
  range: SourceRange | undefined,
  before: ComparedPage,
  earlier: SourceRange | undefined,
): Edit[] | undefined {
  if (!range || !earlier) return undefined;
  return [{ path: after.path, ...range, old: sourceAt(after, range), new: sourceAt(before, earlier) }];
}

export const replaceElement = (
  after: ComparedPage,
  element: Element,
  before: ComparedPage,
  earlier: Element,
) => replaceRange(after, rangeOf(element), before, rangeOf(earlier));

export function removeElement(after: ComparedPage, element: Element): Edit[] | undefined {
  const range = rangeOf(element);
  return range && [{ path: after.path, ...range, old: sourceAt(after, range), new: '' }];
}

/** Puts an element of the earlier page behind one of the later page. */
export function insertBehind(
  after: ComparedPage,
  element: Element,
  before: ComparedPage,
  earlier: Element,
): Edit[] | undefined {
  const place = rangeOf(element);
  const range = rangeOf(earlier);
  if (!place || !range) return undefined;
  return [{ path: after.path, start: place.end, end: place.end, old: '', new: sourceAt(before, range) }];
}
