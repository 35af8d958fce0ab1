import { tools } from '@sitewright/composer-content';
import { unspaced } from '../../whole-words.ts';
import { plain } from '../words.ts';

const shortestStem = 4;
/** How much of the shorter word two words share that are of one family: "adhésion", "adhérer". */
const shared = 0.55;
function isKin(one: string, other: string): boolean {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length >= Math.max(shortestStem, Math.min(one.length, other.length) * shared);
}

/** Articles stand apart from their words: "d'adhésion". */
const wordsOf = (text: string): string[] => plain(text.replaceAll(/['’]/gu, ' ')).split(' ');

let questions: ReadonlySet<string> | undefined;

/** "Where to find us": what asks names nothing. */
const asking = (): ReadonlySet<string> => {
  questions ??= new Set(tools().fields.asking);
  return questions;
};

/** Whether two titles share a word; in scripts that part no words, a pair of signs that mean something by themselves. */
export function sharesWord(one: string, other: string): boolean {
  const pairs = Array.from(one.matchAll(/(?=(\p{Script=Han}{2}))/gu), ([, pair = '']) => pair);
  if (unspaced.test(one)) return pairs.some((pair) => other.includes(pair));
  const words = wordsOf(other);
  return wordsOf(one).some((word) => !asking().has(word) && words.some((each) => isKin(word, each)));
}
