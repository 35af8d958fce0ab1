import { hasVisibleContent } from '../../files/visible-content.ts';
import { rawTextOf, textOf } from '../dom.ts';
import { pageRule } from '../rule.ts';
import { readPageCode } from '../running-code.ts';
import type { Page, Site } from '../site.ts';

/** Libraries that draw a whole page, by what a script calls them. No site has one: they come from other hosts. */
const framework = /\b(React|ReactDOM|Vue|preact|angular|Alpine|Svelte)\b/;
/** What a framework would write its data in the place of. */
const unfilled = /\{\{[^{}]{0,200}\}\}/g;
/** What stands there until the page is drawn, such as “Loading …”. */
const longestWait = 40;
const wait =
  /^\W{0,3}(?:loading|please wait|one moment|just a (?:moment|second)|chargement|wird geladen|lädt|bitte warten|cargando|caricamento|a carregar|carregando|laden)(?!\p{L})/iu;
const longestWordyWait = 200;

const isHeading = /^h[1-6]$/;

const asksToWait = (text: string): boolean => text.length <= longestWordyWait && wait.test(text);

const bodyText = ({ elements, document }: Page): string =>
  textOf(elements.find(({ tagName }) => tagName === 'body') ?? document);

function onlyWaits(page: Page): boolean {
  const text = bodyText(page);
  const hasHeading = page.elements.some(({ tagName }) => isHeading.test(tagName));
  return !hasHeading && (text.length <= longestWait || asksToWait(text));
}

/** Why a visitor sees nothing; undefined where there is something, or a script that may draw it. */
function blankReason(page: Page, site: Site): string | undefined {
  const isEmpty = !hasVisibleContent(page.source.replace(unfilled, ''));
  if (!isEmpty && !onlyWaits(page)) return undefined;
  const { runs, stops, missing: needed } = readPageCode(page, site);
  const written = page.elements.filter(({ tagName }) => tagName === 'script').map(rawTextOf);
  const isIdle = runs.join('').trim() === '';
  const missing = framework.exec([...runs, ...stops, ...written].join('\n'))?.[1] ?? (isIdle && needed);
  if (missing) return `The page is blank: it is drawn by ${missing}, which is not part of the site.`;
  if (!isIdle) return undefined;
  if (isEmpty) return 'The page is blank: nothing on it can be seen.';
  return asksToWait(bodyText(page)) ? 'The page is blank: it only says that it is loading.' : undefined;
}

export const blankPage = pageRule('blank-page', 'Every page shows something', (page, site) => {
  const message = blankReason(page, site);
  return message ? [{ path: page.path, line: 1, message }] : [];
});
