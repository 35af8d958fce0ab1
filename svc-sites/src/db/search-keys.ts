import { nameKeyOf } from './site-name.ts';

/** Longer words are found by their first so many characters. */
const longestBeginning = 20;

/** Scripts that write without spaces: there a pair of characters is what others call the beginning of a word. */
const unspaced = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Words, and stretches of scripts that write without spaces. */
export const wordRuns =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}ー\p{M}]+|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}])[\p{L}\p{N}\p{M}])+/gu;

const wordsOf = (text: string): string[][] =>
  (nameKeyOf(text).match(wordRuns) ?? []).map((word) => [...word]);

/** Whether a word is of a script that writes without spaces. */
export const isUnspaced = ([first = '']: Iterable<string>) => unspaced.test(first);

/**
 * What a site of this name is found by: every beginning of every word, without case and accents, so that a search is a look
 * into an index. In scripts without spaces, every character and every pair of adjacent ones.
 */
export function searchKeysOf(name: string): string[] {
  const keys = wordsOf(name).flatMap((word) =>
    isUnspaced(word) ? [...word, ...pairsOf(word)] : beginningsOf(word),
  );
  return [...new Set(keys)];
}

/** The keys that a site must have, all of them, to be found by this text, the most telling first; none for no words. */
export function searchedKeys(text: string): string[] {
  const keys = wordsOf(text).flatMap((word) => {
    if (isUnspaced(word)) return word.length === 1 ? word : pairsOf(word);
    return [word.slice(0, longestBeginning).join('')];
  });
  return [...new Set(keys)].sort((one, other) => other.length - one.length);
}

const beginningsOf = (word: string[]) =>
  word.slice(0, longestBeginning).map((_character, last) => word.slice(0, last + 1).join(''));

const pairsOf = (word: string[]) => word.slice(1).map((character, before) => `${word[before]}${character}`);
