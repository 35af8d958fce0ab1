import { capitalise } from '../../../plan/words.ts';
import { conjunctions, determiners, indefinite } from '../../cut/prose/function-words.ts';
import { commands } from '../facts/words.ts';
import { isHomeName, isPageWord, isPointing } from './page-words.ts';

const wordsIn = (title: string): string[] => title.trim().split(/\s+/u);
const isArticle = (word: string): boolean => determiners.has(word) || indefinite.has(word);

/** "and put the dates": what is commanded is the object. */
function withoutCommand(title: string): string {
  const length = commands.leading(title);
  const [article = '', ...object] = length > 0 ? wordsIn(title.slice(length)) : [];
  return isArticle(article.toLowerCase()) && object.length > 0 ? object.join(' ') : title;
}

/** "a how to find us page": the word for a page is no part of its name. */
function withoutPageWord(title: string): string {
  const words = wordsIn(title);
  const isOfPage = words.length > 1 && isPageWord(words.at(-1) ?? '') && !isHomeName(title);
  return isOfPage ? words.slice(0, -1).join(' ') : title;
}

const longestAcronym = 4;
/** "GCSE", "DBS": letters that nobody says as a word. */
const isAcronym = (word: string): boolean =>
  word.length <= longestAcronym && /[^\p{M}AEIOUYÀ-Ý]{3}/u.test(word);
const longestShort = 3;

/** "SERVICES", "OUR TEAM": a title in capitals as one is written; "FAQ" stays. */
function withoutCapitals(title: string): string {
  const words = wordsIn(title);
  const isShouted = !/\p{Ll}/u.test(title) && words.some((word) => word.length > longestShort);
  return isShouted
    ? capitalise(words.map((word) => (isAcronym(word) ? word : word.toLowerCase())).join(' '))
    : title;
}

/** A title as a proper name: without what joins it to a sentence, and without the word for a page. */
export function properName(written: string): string {
  const title = withoutCapitals(written);
  const words = wordsIn(title);
  const rest = conjunctions.has(words[0]?.toLowerCase() ?? '') ? words.slice(1).join(' ') : '';
  const object = withoutCommand(rest);
  return withoutPageWord(object === rest ? title : object);
}

/** What only points at something: "these", "those". */
export const pointsOnly = (title: string): boolean => wordsIn(title).every(isPointing);

const mostOfHead = 4;
const endsHead = /[,:;.!?\n–—(]/u;

/** What a wish points at: what stands before its first comma, as "Pool rules, please put these on their own page". */
export function headBefore(written: string): string | undefined {
  const end = written.search(endsHead);
  const head =
    end > 0
      ? written
          .slice(0, end)
          .replace(/^[\s\-*•#]+/u, '')
          .trim()
      : '';
  return head !== '' && wordsIn(head).length <= mostOfHead && !pointsOnly(head) ? head : undefined;
}
