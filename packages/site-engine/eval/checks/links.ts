import { attribute } from '../../src/gate/dom.ts';
import { resolveLocal } from '../../src/gate/local-url.ts';
import type { Page } from '../../src/gate/site.ts';
import type { WrittenSite } from '../sites/made-site.ts';
import { type Check, each } from './check.ts';
import { elementsOf } from './texts.ts';

const leadsOutside = /^(?:mailto|tel):./;

function isDead({ files, pages }: WrittenSite, page: Page, href: string): boolean {
  if (leadsOutside.test(href)) return false;
  const target = resolveLocal(page.path, href);
  if (!target) return !/^https:\/\/\S+$/.test(href);
  if (!files.some(({ path }) => path === target.path)) return true;
  const anchors = pages.find(({ path }) => path === target.path)?.anchors;
  return target.fragment === '' ? href.endsWith('#') : anchors?.has(target.fragment) !== true;
}

export const links: Check<WrittenSite> = {
  name: 'Links lead somewhere',
  goal: 1,
  judge: (site) =>
    each(
      site.pages.flatMap((page) =>
        elementsOf(page, 'a').map((link) => ({ page, href: attribute(link, 'href') ?? '' })),
      ),
      ({ page, href }) => isDead(site, page, href) && `“${href}” on ${page.path}`,
    ),
};
