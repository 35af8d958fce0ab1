import { attribute, classNamesOf, type Element, hasAttribute, isElement } from '../dom.ts';
import { insertAt, setAttribute } from '../edits.ts';
import { type Fix, pageRule } from '../rule.ts';
import type { Page, Site } from '../site.ts';
import { countsOnBody, laysOutBody } from '../tag-styles.ts';

const beforeMain = new Set(['header', 'nav', 'script', 'noscript', 'style', 'dialog']);
const afterMain = new Set(['footer', 'script', 'noscript', 'style', 'dialog']);

const isSkipLink = (element: Element): boolean =>
  element.tagName === 'a' && (attribute(element, 'href') ?? '').startsWith('#');

const canBeMain = new Set(['div', 'section', 'article']);
const laysOut = /^(?:inline-)?(?:flex|grid)$/;
/** Utilities that mean the children of the element they are on. */
const meansChildren = /(?:^|:)(?:-?(?:space|divide)-|\*+:)/;

/** The classes without what they depend on, such as the width of the window. */
const utilitiesOf = (element: Element): string[] =>
  classNamesOf(element).map((name) => name.replace(/^(?:[\w-]+:)+/, ''));

const isLaidOut = (site: Site, body: Element): boolean =>
  utilitiesOf(body).some((name) => laysOut.test(name)) ||
  /display:\s*(?:inline-)?(?:flex|grid)/.test(attribute(body, 'style') ?? '') ||
  laysOutBody(site);

const countsOnChildren = (site: Site, body: Element): boolean =>
  classNamesOf(body).some((name) => meansChildren.test(name)) || countsOnBody(site);

/** What stands between the header and the footer. */
function contentOf(body: Element): Element[] {
  const parts = body.childNodes.filter(isElement).filter((part) => part.sourceCodeLocation);
  const first = parts.findIndex((part) => !beforeMain.has(part.tagName) && !isSkipLink(part));
  const last = parts.findLastIndex((part) => !afterMain.has(part.tagName));
  return first < 0 ? [] : parts.slice(first, last + 1);
}

/**
 * Makes what stands between the header and the footer the main part. Where a new element around it would be laid out otherwise,
 * the one that is there takes the role, or the new one leaves the layout to its children.
 */
function asMain(page: Page, site: Site): Fix | undefined {
  const body = page.elements.find(({ tagName }) => tagName === 'body');
  const parts = body ? contentOf(body) : [];
  const [first, last] = [parts[0], parts.at(-1)];
  if (!body || !first?.sourceCodeLocation || !last?.sourceCodeLocation) return undefined;
  const [isDelicate, countsOn] = [isLaidOut(site, body), countsOnChildren(site, body)];
  const isOne = parts.length === 1 && canBeMain.has(first.tagName) && !hasAttribute(first, 'role');
  if ((isDelicate || countsOn) && isOne) return { edits: setAttribute(first, 'role', 'main') };
  if (countsOn) return undefined;
  const { startOffset } = first.sourceCodeLocation;
  const { endOffset } = last.sourceCodeLocation;
  const startTag = isDelicate ? '<main style="display:contents">' : '<main>';
  return { edits: [insertAt(startOffset, `${startTag}\n`), insertAt(endOffset, '\n</main>')] };
}

const isPart =
  (...names: string[]) =>
  ({ tagName, attrs }: Element): boolean =>
    names.includes(tagName) || attrs.some(({ name, value }) => name === 'role' && names.includes(value));

const hasPart = (page: Page, ...names: string[]): boolean => page.elements.some(isPart(...names));

export const landmarks = pageRule(
  'landmarks',
  'Every page has header, main part and footer',
  (page, site) => {
    const { path } = page;
    const mains = page.elements.filter(isPart('main'));
    const missing = [
      ...(hasPart(page, 'header', 'nav', 'banner', 'navigation') ? [] : ['<header> or <nav>']),
      ...(hasPart(page, 'footer', 'contentinfo') ? [] : ['<footer>']),
    ];
    return [
      ...(mains.length === 0
        ? [{ path, line: 1, message: 'The page has no <main>.', fix: asMain(page, site) }]
        : []),
      ...mains.slice(1).map((main) => ({
        path,
        line: main.sourceCodeLocation?.startLine,
        message: 'The page has more than one <main>.',
      })),
      ...missing.map((part) => ({ path, line: 1, message: `The page has no ${part}.` })),
    ];
  },
);
