import { phrases } from '@sitewright/composer-content';
import type { Grammar } from '../grammar.ts';
import type { Reading } from '../reading.ts';

/** "for my", "of the": whom a site is for begins with these. */
export function withoutOpening(text: string, { grammar }: Reading): string {
  let rest = withoutArabicFor(text.trimStart());
  for (;;) {
    // "my mother-in-law's guest house" is no mother-in-law.
    const keeper = phrases().keepers.find((each) => rest.toLowerCase().startsWith(`${each} `));
    if (keeper) rest = rest.slice(keeper.length + 1);
    if (rest !== text) rest = withoutKin(rest, grammar);
    const [first = ''] = rest.split(/\s/u);
    const isOpening = [grammar.recipients, grammar.owners, grammar.articles].some((list) =>
      list.has(first.toLowerCase()),
    );
    if (first === '' || first === rest || !(isOpening || /^\d+$/u.test(first))) return rest;
    rest = rest.slice(first.length).trimStart();
  }
}

/** "mum's cake business", "dads van", "sorella l'agriturismo": whose it is, or who keeps it too, is not what it is. */
function withoutKin(text: string, { articles }: Grammar): string {
  const [, kin = '', genitive = ''] = /^([\p{Ll}-]{2,30}?)(['’]?s)?\s/u.exec(text) ?? [];
  const rest = text.slice(kin.length + genitive.length).trimStart();
  const [next = ''] = rest.toLowerCase().split(/[\s'’]/u, 1);
  const isWhose = genitive !== '' || articles.has(next) || /^l['’]/u.test(rest);
  return isWhose && phrases().kin.includes(kin) ? rest : text;
}

/** Arabic joins "for" to its noun. */
const withoutArabicFor = (text: string): string =>
  text.replace(/^لل(?=\p{Script=Arabic}{3})/u, 'ال').replace(/^ل(?=[^ا\s]\p{Script=Arabic}{2})/u, '');
