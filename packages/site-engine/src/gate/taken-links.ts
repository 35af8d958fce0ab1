import { attribute, closest, type Element, parentOf } from './dom.ts';
import { isHandler } from './loads.ts';
import { oncePerPage } from './once.ts';
import { scriptsOn } from './scripts.ts';
import { isLookedFor } from './selected-elements.ts';
import type { Page, Site } from './site.ts';

const clicks = /\b(?:on)?(?:click|pointer(?:down|up)|mouse(?:down|up)|touch(?:start|end))\b/;
const listensAsWhole =
  /(?:(?<![.\w$])|\b(?:document|window|self|body|documentElement)\s*\.\s*|\(\s*document\s*\)\s*\.\s*)(?:addEventListener\s*\(|onclick\s*=|on\s*\()/;

const hasHandler = ({ attrs }: Element): boolean => attrs.some(({ name }) => isHandler(name));

const isBody = ({ tagName }: Element): boolean => tagName === 'body' || tagName === 'html';

const isInCode = (pattern: RegExp) =>
  oncePerPage((site, page) => scriptsOn(site, page).some(({ code }) => pattern.test(code)));

const listensForClicks = isInCode(clicks);
const listensOnPage = isInCode(listensAsWhole);

/** `void(0)` does no more than `#`. */
function runsCode(link: Element): boolean {
  const [, code = ''] = /^\s*javascript:(.*)$/is.exec(attribute(link, 'href') ?? '') ?? [];
  return /[\w$]\s*\(|=/.test(code.replace(/\bvoid\s*\(?\s*0?\s*\)?/gi, ''));
}

/** Whether a link does what its page says in its own tag, or around it, wherever its address leads. */
export const hasOwnScript = (link: Element): boolean =>
  runsCode(link) || hasHandler(link) || closest(link, hasHandler) !== undefined;

/** Whether a script looks for a link on a page that listens for clicks: it most likely takes those on the link. */
export const isTaken = (site: Site, page: Page, link: Element): boolean =>
  listensForClicks(site, page) && isLookedFor(site, page, link);

const around = new WeakMap<Site, WeakMap<Element, boolean>>();

/** Whether a script looks for something around an element; each element is looked at once. */
function isWithinLookedFor(site: Site, page: Page, element: Element): boolean {
  const known = around.get(site) ?? new WeakMap<Element, boolean>();
  around.set(site, known);
  const passed: Element[] = [];
  let answer = false;
  for (let at = parentOf(element); at && !isBody(at); at = parentOf(at)) {
    const before = known.get(at);
    answer = before ?? isLookedFor(site, page, at);
    if (before === undefined) passed.push(at);
    if (answer || before !== undefined) break;
  }
  for (const each of passed) known.set(each, answer);
  return answer;
}

/** Whether a script listens around a link: only a click shows whether it means it. */
export const mayBeTaken = (site: Site, page: Page, link: Element): boolean =>
  listensForClicks(site, page) && (listensOnPage(site, page) || isWithinLookedFor(site, page, link));

const opening =
  /^(?:data-(?:bs-|mdb-|te-)?(?:toggle|target|dismiss|open|modal\S*|micromodal\S*|fancybox)|aria-(?:haspopup|expanded|controls)|popovertarget)$/;
const ofLibrary = /^(?:@|x-on:|v-on:|hx-)/;

/** Whether a link says that it opens something here, rather than that it leads elsewhere. */
export const isMeantToOpen = (link: Element): boolean =>
  attribute(link, 'role') === 'button' ||
  link.attrs.some(({ name }) => opening.test(name) || ofLibrary.test(name));

/** Whether a script changes the address without leaving the page: its links are routes of its own. */
export const routesByHistory = isInCode(/\bpushState\b/);
