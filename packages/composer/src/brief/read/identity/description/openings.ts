import { phrases } from '@sitewright/composer-content';
import type { Grammar } from '../grammar.ts';
import type { Reading } from '../reading.ts';

/** "for my", "of the": whom a site is for begins with these. The text is gone through once, however many there are. */
export function withoutOpening(text: string, { grammar }: Reading): string {
  const whole = withoutArabicFor(text.trimStart());
  let at = 0;
  for (;;) {
    // "my mother-in-law's guest house" is no mother-in-law.
    at = behindKeeper(whole, at);
    if (at > 0 || whole !== text) at = behindKin(whole, at, grammar);
    const first = matchAt(/\S*/uy, whole, at);
    const end = at + first.length;
    if (first === '' || end === whole.length || !isOpening(first, grammar)) return whole.slice(at);
    at = behindSpaces(whole, end);
  }
}

const isOpening = (word: string, { recipients, owners, articles }: Grammar): boolean =>
  /^\d+$/u.test(word) || [recipients, owners, articles].some((list) => list.has(word.toLowerCase()));

/** @param pattern sticky: it matches where it is put or nowhere */
function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

const behindSpaces = (text: string, at: number): number => at + matchAt(/\s*/uy, text, at).length;

function behindKeeper(text: string, at: number): number {
  const isNext = (words: string) => text.slice(at, at + words.length).toLowerCase() === words;
  const keeper = phrases().keepers.find((each) => isNext(`${each} `));
  return keeper ? at + keeper.length + 1 : at;
}

/** "mum's cake business", "dads van", "sorella l'agriturismo": whose it is, or who keeps it too, is not what it is. */
function behindKin(text: string, at: number, { articles }: Grammar): number {
  const whose = matchAt(/[\p{Ll}-]{2,30}?(?:['’]?s)?(?=\s)/uy, text, at);
  const kin = whose.replace(/['’]?s$/u, '');
  const behind = behindSpaces(text, at + whose.length);
  const next = matchAt(/[^\s'’]*/uy, text, behind).toLowerCase();
  const isWhose = whose !== kin || articles.has(next) || matchAt(/l['’]/uy, text, behind) !== '';
  return isWhose && phrases().kin.includes(kin) ? behind : at;
}

/** Arabic joins "for" to its noun. */
const withoutArabicFor = (text: string): string =>
  text.replace(/^لل(?=\p{Script=Arabic}{3})/u, 'ال').replace(/^ل(?=[^ا\s]\p{Script=Arabic}{2})/u, '');
