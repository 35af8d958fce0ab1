import { textOf } from '../../src/gate/dom.ts';
import { homeOf, type WrittenSite } from '../sites/made-site.ts';
import type { Check } from './check.ts';
import { each } from './check.ts';
import { elementsOf } from './texts.ts';

/** The name a person gave is what a search engine and a visitor read first. */
export const brand: Check<WrittenSite> = {
  name: 'Brand in title and header',
  goal: 0.85,
  judge(site) {
    const wanted = site.prompt.brand;
    if (!wanted) return { tried: 0, problems: [] };
    const home = homeOf(site);
    return each(['title', 'header'], (tag) => {
      const text = elementsOf(home, tag).slice(0, 1).map(textOf).join('');
      return !text.includes(wanted) && `“${wanted}” is not in ${tag}: “${text}”`;
    });
  },
};
