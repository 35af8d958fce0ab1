import { hasVisibleContent } from '../../files/visible-content.ts';
import { rawTextOf, textOf } from '../dom.ts';
import { isInlineScript, loadsOf } from '../loads.ts';
import { resolveLocal } from '../local-url.ts';
import { pageRule } from '../rule.ts';
import type { Page, Site } from '../site.ts';

/** Libraries that draw a whole page, by what a script calls them. No site has one: they come from other hosts. */
const framework = /\b(React|ReactDOM|Vue|preact|angular|Alpine|Svelte)\b/;
/** What stands there until the page is drawn, such as “Loading …”. */
const longestWait = 40;

/** The code that a page runs; `text/babel` and its like run nowhere. */
function codeOf(page: Page, { files }: Site): string {
  const own = page.elements.filter(isInlineScript).map(rawTextOf);
  const loaded = loadsOf(page)
    .filter(({ element }) => element.tagName === 'script')
    .map(({ url }) => files.get(resolveLocal(page.path, url)?.path ?? ''))
    .filter((content) => typeof content === 'string');
  return [...own, ...loaded].join('\n').trim();
}

const isHeading = /^h[1-6]$/;

const onlyWaits = ({ document, elements }: Page): boolean =>
  !elements.some(({ tagName }) => isHeading.test(tagName)) && textOf(document).length <= longestWait;

/** Why a visitor sees nothing; undefined where there is something, or a script that may draw it. */
function blankReason(page: Page, site: Site): string | undefined {
  const isEmpty = !hasVisibleContent(page.source);
  if (!isEmpty && !onlyWaits(page)) return undefined;
  const written = page.elements.filter(({ tagName }) => tagName === 'script').map(rawTextOf);
  const missing = framework.exec([codeOf(page, site), ...written].join('\n'))?.[1];
  if (missing) return `The page is blank: it is drawn by ${missing}, which is not part of the site.`;
  return isEmpty && codeOf(page, site) === '' ? 'The page is blank: nothing on it can be seen.' : undefined;
}

export const blankPage = pageRule('blank-page', 'Every page shows something', (page, site) => {
  const message = blankReason(page, site);
  return message ? [{ path: page.path, line: 1, message }] : [];
});
