import { isStylesheet } from '../files/site-files.ts';
import { rawTextOf } from './dom.ts';
import { oncePerPage } from './once.ts';
import { scriptsOn } from './scripts.ts';
import type { Page, Site } from './site.ts';

const reading = /\bhashchange\b|\bpopstate\b|\.\s*hash\b(?!\s*=[^=])/;

const usesTarget = (css: unknown): boolean => typeof css === 'string' && /:target\b/.test(css);

/** What a router in the page reads, such as `#/about`. */
const isRoute = (fragment: string): boolean => /^!?\//.test(fragment);

/** Whether an open page shows something else when the part of its address behind `#` changes. */
export const readsFragments = oncePerPage(
  (site, page) =>
    scriptsOn(site, page).some(({ code }) => reading.test(code)) ||
    page.elements.some((element) => element.tagName === 'style' && usesTarget(rawTextOf(element))) ||
    [...site.files].some(([path, css]) => isStylesheet(path) && usesTarget(css)),
);

/** Names and data of whatever is no link: what a script may show for a fragment. */
const namesOn = ({ elements }: Page): string[] =>
  elements
    .filter(({ tagName }) => tagName !== 'a')
    .flatMap(({ attrs }) => attrs)
    .filter(({ name }) => name === 'id' || name === 'class' || name.startsWith('data-'))
    .map(({ value }) => value);

const collected = new WeakMap<Page, string>();

/** Whether something on a page has the word of a fragment in its name, as `page-about` has that of `#about`. */
export function bearsName(page: Page, fragment: string): boolean {
  const names = collected.get(page) ?? namesOn(page).join('\n').toLowerCase();
  collected.set(page, names);
  return isRoute(fragment) || names.includes(fragment.toLowerCase());
}

/** Whether a script could make the place that a fragment names. */
export const isInScripts = (site: Site, page: Page, fragment: string): boolean =>
  scriptsOn(site, page).some(({ code }) => code.includes(fragment));
