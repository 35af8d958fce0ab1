import { textOf } from '../../src/gate/dom.ts';
import { homeOf, type WrittenSite } from '../sites/made-site.ts';
import type { Check } from './check.ts';
import { each } from './check.ts';
import { elementsOf } from './texts.ts';

/** The name a person gave is the first thing a visitor and a search engine read. */
export const brand: Check<WrittenSite> = {
  name: 'Brand in title and first heading',
  goal: 1,
  judge(site) {
    const wanted = site.prompt.brand;
    if (!wanted) return { tried: 0, problems: [] };
    const home = homeOf(site);
    return each(['title', 'h1'], (tag) => {
      const text = elementsOf(home, tag).slice(0, 1).map(textOf).join('');
      return !text.includes(wanted) && `“${wanted}” is not in ${tag}: “${text}”`;
    });
  },
};
