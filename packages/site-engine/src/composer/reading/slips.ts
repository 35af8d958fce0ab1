import type { KindId } from '../kinds/groups.ts';
import { lexicons } from '../languages/lexicons.ts';
import { fold, tokensOf } from './tokens.ts';

const shortest = 6;

/** Whether two words differ by one letter too many, too few, wrong or in the wrong place: "resturant", "fotographer". */
function isSlipOf(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1 || word[0] !== meant[0]) return false;
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start += 1;
  let end = 0;
  const longestEnd = Math.min(word.length, meant.length) - start;
  while (end < longestEnd && word.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const left = word.slice(start, word.length - end);
  const right = meant.slice(start, meant.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === right.length && left.length <= 3 && sorted(left) === sorted(right);
}

const sorted = (letters: string): string => [...letters].sort().join('');

interface Trade {
  trade: string;
  id: KindId;
}

const singleWords = (): readonly Trade[] =>
  Object.entries(lexicons.en)
    .flatMap(([id, phrases]) => phrases.map((phrase) => ({ trade: fold(phrase), id: id as KindId })))
    .filter(({ trade }) => trade.length >= shortest && !trade.includes(' '));

let trades: readonly Trade[] | undefined;
const mostWords = 60;

/** The trade a word most likely means that is no word: tried only where nothing else says what a site is for. */
export function kindBySlip(folded: string): KindId | undefined {
  trades ??= singleWords();
  const words = tokensOf(folded).map(({ word }) => word);
  const long = words.filter((word) => word.length >= shortest).slice(0, mostWords);
  const known = trades;
  return long.flatMap((word) => known.find(({ trade }) => isSlipOf(word, trade))?.id ?? [])[0];
}
