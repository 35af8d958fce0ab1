import { posix } from 'node:path';
import { attribute, type Element, textOf } from './dom.ts';
import { findPlace } from './find-place.ts';
import { addressFrom, type LocalTarget, resolveLocal } from './local-url.ts';
import { mentionsInScripts, routesByHash } from './scripts.ts';
import type { Page, Site } from './site.ts';

const topOfPage = '#top';

const isLink = ({ tagName }: Element): boolean => tagName === 'a' || tagName === 'area';

/** What a router in the page reads, such as `#/about`. */
const isRoute = (fragment: string): boolean => /^!?\//.test(fragment);

/** What is wrong with an address, `undefined` when it leads somewhere. */
function deadReason(site: Site, href: string, target: LocalTarget | undefined): string | undefined {
  const read = href.trim();
  if (read === '' || read === '#' || /^(?:javascript|data|vbscript|file):/i.test(read))
    return 'leads nowhere';
  if (!target) return undefined;
  if (!site.files.has(target.path)) return 'leads to a page that does not exist';
  if (target.isRooted) return 'works on a server only, not in a folder';
  const { path, fragment } = target;
  if (fragment === '' || fragment === 'top' || mentionsInScripts(site, fragment)) return undefined;
  if (isRoute(fragment) && routesByHash(site)) return undefined;
  const targetPage = site.pages.find((candidate) => candidate.path === path);
  return !targetPage || targetPage.anchors.has(fragment) ? undefined : 'leads to a place that does not exist';
}

/**
 * The place that a dead link most likely means, by its address and then by its words. None where a page is meant that nobody wrote:
 * to lead elsewhere would only hide that, also from the page once it is there.
 */
function nearestPlace(
  site: Site,
  page: Page,
  element: Element,
  target: LocalTarget | undefined,
): string | undefined {
  const exists = target !== undefined && site.files.has(target.path);
  if (exists && target.isRooted)
    return addressFrom(page.path, target.path) + (target.fragment && `#${target.fragment}`);
  const words = [target?.fragment ?? '', posix.parse(target?.path ?? '').name, textOf(element)];
  return findPlace(site, page, words) ?? (target && !exists ? undefined : topOfPage);
}

export interface DeadLink {
  href: string;
  reason: string;
  /** Where it most likely should lead. */
  place: string | undefined;
}

/** What is wrong with a link, and what would be right; undefined for what leads somewhere, and for what is none. */
export function deadLink(site: Site, page: Page, element: Element): DeadLink | undefined {
  const href = isLink(element) ? attribute(element, 'href') : undefined;
  if (href === undefined) return undefined;
  const target = resolveLocal(page.path, href);
  const reason = deadReason(site, href, target);
  return reason === undefined
    ? undefined
    : { href, reason, place: nearestPlace(site, page, element, target) };
}
