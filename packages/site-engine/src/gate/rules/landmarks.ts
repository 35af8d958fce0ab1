import { attribute, type Element, isElement } from '../dom.ts';
import { insertAt } from '../edits.ts';
import { type Fix, pageRule } from '../rule.ts';
import type { Page } from '../site.ts';

const beforeMain = new Set(['header', 'nav', 'script', 'noscript', 'style', 'dialog']);
const afterMain = new Set(['footer', 'script', 'noscript', 'style', 'dialog']);

const isSkipLink = (element: Element): boolean =>
  element.tagName === 'a' && (attribute(element, 'href') ?? '').startsWith('#');

/** Puts `<main>` around what stands between the header and the footer. */
function wrapInMain(page: Page): Fix | undefined {
  const body = page.elements.find(({ tagName }) => tagName === 'body');
  const parts = body?.childNodes.filter(isElement).filter((part) => part.sourceCodeLocation) ?? [];
  const first = parts.findIndex((part) => !beforeMain.has(part.tagName) && !isSkipLink(part));
  const last = parts.findLastIndex((part) => !afterMain.has(part.tagName));
  const start = parts[first]?.sourceCodeLocation?.startOffset;
  const end = parts[last]?.sourceCodeLocation?.endOffset;
  if (start === undefined || end === undefined || end <= start) return undefined;
  return { edits: [insertAt(start, '<main>\n'), insertAt(end, '\n</main>')] };
}

const isPart =
  (...names: string[]) =>
  ({ tagName, attrs }: Element): boolean =>
    names.includes(tagName) || attrs.some(({ name, value }) => name === 'role' && names.includes(value));

const hasPart = (page: Page, ...names: string[]): boolean => page.elements.some(isPart(...names));

export const landmarks = pageRule('landmarks', 'Every page has header, main part and footer', (page) => {
  const { path } = page;
  const mains = page.elements.filter(isPart('main'));
  const missing = [
    ...(hasPart(page, 'header', 'nav', 'banner', 'navigation') ? [] : ['<header> or <nav>']),
    ...(hasPart(page, 'footer', 'contentinfo') ? [] : ['<footer>']),
  ];
  return [
    ...(mains.length === 0
      ? [{ path, line: 1, message: 'The page has no <main>.', fix: wrapInMain(page) }]
      : []),
    ...mains.slice(1).map((main) => ({
      path,
      line: main.sourceCodeLocation?.startLine,
      message: 'The page has more than one <main>.',
    })),
    ...missing.map((part) => ({ path, line: 1, message: `The page has no ${part}.` })),
  ];
});
