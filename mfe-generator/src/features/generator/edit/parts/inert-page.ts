import type { SourceRange } from '@sitewright/contracts';

/** What a page reads as a document that never runs, with the element that stands at a place of its source. */
export interface InertPage {
  page: Document;
  element: Element;
}

const mark = 'data-sitewright-found';

/** A policy that forbids styles in attributes counts those of a page that is only read, too. */
const withoutStyles = (html: string) =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle(?=\s*=)/gi, ' data-sitewright-style'));

export const readPage = (source: string): Document =>
  new DOMParser().parseFromString(withoutStyles(source), 'text/html');

/** @returns nothing where no element of the document begins there */
export function readInert(source: string, startTag: SourceRange): InertPage | undefined {
  const nameEnd =
    startTag.start + (/^<[^\s/>]+/.exec(source.slice(startTag.start, startTag.end))?.[0].length ?? 0);
  const marked = `${source.slice(0, nameEnd)} ${mark} ${source.slice(nameEnd)}`;
  const page = readPage(marked);
  const element = page.querySelector(`[${mark}]`);
  element?.removeAttribute(mark);
  return element ? { page, element } : undefined;
}

/** An element of such a page as it is written. */
export const toMarkup = (element: Element): string =>
  element.outerHTML.replaceAll(' data-sitewright-style=', ' style=');
