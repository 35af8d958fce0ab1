import { deadLink } from '../dead-links.ts';
import { attributeLine, textOf } from '../dom.ts';
import { setAttribute } from '../edits.ts';
import { pageRule } from '../rule.ts';

export const links = pageRule('links', 'Every link inside the site leads somewhere', (page, site) =>
  page.elements.flatMap((element) => {
    const dead = deadLink(site, page, element);
    if (!dead) return [];
    const { href, reason, place } = dead;
    const fix =
      place === undefined ? undefined : { edits: setAttribute(element, 'href', place), mends: true as const };
    const message = `The link “${textOf(element).slice(0, 60) || href.slice(0, 60)}” ${reason}.`;
    return [{ path: page.path, line: attributeLine(element, 'href'), message, fix }];
  }),
);
