import { posix } from 'node:path';
import { attribute, type Element, textOf } from './dom.ts';
import { findPlace } from './find-place.ts';
import { addressFrom, type LocalTarget, resolveLocal } from './local-url.ts';
import { bearsName, isInScripts, readsFragments } from './read-fragments.ts';
import type { Page, Site } from './site.ts';
import { styleEmptyLinks } from './tag-styles.ts';
import { hasOwnScript, isMeantToOpen, isTaken, mayBeTaken, routesByHistory } from './taken-links.ts';

const topOfPage = '#top';

const isLink = ({ tagName }: Element): boolean => tagName === 'a' || tagName === 'area';

export interface DeadLink {
  href: string;
  reason: string;
  /** Where it most likely should lead; undefined also where a script may need the address as it is. */
  place: string | undefined;
}

/** A link as it stands on its page. */
interface Written {
  site: Site;
  page: Page;
  element: Element;
  href: string;
  target: LocalTarget | undefined;
}

/** The place that a dead link most likely means, by its address and then by its words. */
function likelyPlace({ site, page, element, target }: Written): string | undefined {
  const words = [target?.fragment ?? '', posix.parse(target?.path ?? '').name, textOf(element)];
  return findPlace(site, page, words);
}

const dead = ({ href }: Written, reason: string, place: string | undefined): DeadLink => ({
  href,
  reason,
  place,
});

/** What may be for a script alone is left to whoever clicks on it. */
function emptyLink(link: Written): DeadLink | undefined {
  const { site, page, element, href } = link;
  if (hasOwnScript(element) || isTaken(site, page, element)) return undefined;
  const reason = 'leads nowhere';
  const isKnownByAddress = href.trim() === '#' && styleEmptyLinks(site);
  if (isMeantToOpen(element) || isKnownByAddress) return dead(link, reason, undefined);
  if (mayBeTaken(site, page, element)) return undefined;
  return dead(link, reason, likelyPlace(link) ?? topOfPage);
}

/**
 * A link to a place within a page. Where a script reads the address it stays as it is: another one, though it leads somewhere, would be
 * the wrong one for the script.
 */
function fragmentLink(link: Written, { path, fragment }: LocalTarget): DeadLink | undefined {
  const { site, page, element } = link;
  const targetPage = site.pages.find((candidate) => candidate.path === path);
  if (fragment === 'top' || !targetPage || targetPage.anchors.has(fragment)) return undefined;
  if (isInScripts(site, targetPage, fragment) || hasOwnScript(element)) return undefined;
  const isRead = readsFragments(site, targetPage) || isTaken(site, page, element);
  if (isRead && bearsName(targetPage, fragment)) return undefined;
  const reason = 'leads to a place that does not exist';
  if (isRead || isMeantToOpen(element)) return dead(link, reason, undefined);
  const place = likelyPlace(link);
  return dead(link, reason, place ?? (mayBeTaken(site, page, element) ? undefined : topOfPage));
}

const isRoute = ({ site, page, element }: Written): boolean =>
  hasOwnScript(element) || (routesByHistory(site, page) && isTaken(site, page, element));

/**
 * A link to a page that nobody wrote. To lead elsewhere than the words say would only hide that, also from the page once it is there.
 */
function pageLink(link: Written): DeadLink {
  const place = isRoute(link) ? undefined : likelyPlace(link);
  return dead(link, 'leads to a page that does not exist', place);
}

function rootedLink(link: Written, { path, fragment }: LocalTarget): DeadLink {
  const place = addressFrom(link.page.path, path) + (fragment && `#${fragment}`);
  return dead(link, 'works on a server only, not in a folder', isRoute(link) ? undefined : place);
}

function judge(link: Written): DeadLink | undefined {
  const { site, href, target } = link;
  const read = href.trim();
  if (read === '' || read === '#' || /^(?:javascript|data|vbscript|file):/i.test(read))
    return emptyLink(link);
  if (!target) return undefined;
  if (!site.files.has(target.path)) return pageLink(link);
  if (target.isRooted) return rootedLink(link, target);
  return target.fragment === '' ? undefined : fragmentLink(link, target);
}

/** What is wrong with a link, and what would be right; undefined for what leads somewhere, and for what is none. */
export function deadLink(site: Site, page: Page, element: Element): DeadLink | undefined {
  const href = isLink(element) ? attribute(element, 'href') : undefined;
  if (href === undefined) return undefined;
  return judge({ site, page, element, href, target: resolveLocal(page.path, href) });
}
