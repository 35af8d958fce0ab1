import type { WrittenSite } from '../sites/made-site.ts';
import { type Check, each } from './check.ts';
import { visibleText } from './texts.ts';

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** Prices, hours, names and the like stand as typed; the start of one may become a capital. */
export const facts: Check<WrittenSite> = {
  name: 'Facts word for word',
  goal: 0.93,
  judge(site) {
    const text = site.pages.map(visibleText).join(' ');
    return each(
      site.prompt.facts ?? [],
      (fact) => !text.includes(fact) && !text.includes(capitalised(fact)) && `“${fact}” is nowhere`,
    );
  },
};
