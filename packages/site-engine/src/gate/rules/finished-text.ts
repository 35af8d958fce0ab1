import { closest, descendants, type Element, isElement, type Node, readText, textOf } from '../dom.ts';
import { pageRule } from '../rule.ts';
import { scriptsOn } from '../scripts.ts';
import type { Page, Site } from '../site.ts';

const fillers =
  /lorem ipsum|dolor sit amet|\byour (?:text|content|company name) here\b|\[(?:your|insert) [^\]]{1,60}\]/i;

function lineOfText(page: Page, text: string): number | undefined {
  for (const node of descendants(page.document)) {
    if ('value' in node && node.value.includes(text)) return node.sourceCodeLocation?.startLine;
  }
  return undefined;
}

/** Where something is to be written by a library of templates, as in `{{ item.name }}`. */
const unfilled = /\{\{\s*[\w$][^{}]{0,80}\}\}/;
const isCode = ({ tagName }: Element): boolean => ['code', 'pre', 'samp', 'kbd'].includes(tagName);

function isProse({ parentNode }: Node & { parentNode?: Node | null }): boolean {
  const parent = parentNode && isElement(parentNode) ? parentNode : undefined;
  return !parent || !(isCode(parent) || closest(parent, isCode));
}

/** A place that nothing fills, unless a script of the site knows such places. */
function unfilledOn(page: Page, site: Site): string | undefined {
  if (!unfilled.test(page.source) || scriptsOn(site, page).some(({ code }) => code.includes('{{')))
    return undefined;
  return unfilled.exec(readText(page.document, isProse))?.[0];
}

export const finishedText = pageRule('finished-text', 'No page holds filler text', (page, site) => {
  const filler = fillers.exec(textOf(page.document))?.[0] ?? unfilledOn(page, site);
  if (!filler) return [];
  const message = `The page still holds filler text: “${filler}”.`;
  return [{ path: page.path, line: lineOfText(page, filler), message }];
});
