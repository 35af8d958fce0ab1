import { phrases } from '@sitewright/composer-content';
import type { Reading } from '../reading.ts';

/** "for my", "of the": whom a site is for begins with these. */
export function withoutOpening(text: string, { grammar }: Reading): string {
  let rest = withoutArabicFor(text.trimStart());
  for (;;) {
    // "my mother-in-law's guest house" is no mother-in-law.
    const keeper = phrases().keepers.find((each) => rest.toLowerCase().startsWith(`${each} `));
    if (keeper) rest = rest.slice(keeper.length + 1);
    const [kin = ''] = /^[\p{Ll}-]{2,30}(?=['’]s\s)/u.exec(rest) ?? [];
    if (rest !== text && phrases().kin.includes(kin)) rest = rest.slice(kin.length + 3);
    const [first = ''] = rest.split(/\s/u);
    const isOpening = [grammar.recipients, grammar.owners, grammar.articles].some((list) =>
      list.has(first.toLowerCase()),
    );
    if (first === '' || first === rest || !(isOpening || /^\d+$/u.test(first))) return rest;
    rest = rest.slice(first.length).trimStart();
  }
}

/** Arabic joins "for" to its noun. */
const withoutArabicFor = (text: string): string =>
  text.replace(/^لل(?=\p{Script=Arabic}{3})/u, 'ال').replace(/^ل(?=[^ا\s]\p{Script=Arabic}{2})/u, '');
