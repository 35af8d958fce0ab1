import { isUnspaced, wordRuns } from '../../db/search-keys.ts';
import { nameKeyOf } from '../../db/site-name.ts';

/** Of a word nobody searches more. */
const longestWord = 60;
const mostSearched = 12;

const wordsOf = (text: string): string[] =>
  (nameKeyOf(text).match(wordRuns) ?? []).map((word) => word.slice(0, longestWord).toWellFormed());

/** The words of a text, each once and behind a space, without case and accents. */
export const wordListOf = (text: string): string =>
  [...new Set(wordsOf(text))].map((word) => ` ${word}`).join('');

/** What is searched for, word by word. */
export const searchedWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, mostSearched);

const syntaxSign = /[\\^$.*+?()[\]{}|/]/g;

/** Finds a word in a list of words: by its beginning, or in scripts without spaces anywhere. */
export const inWordList = (word: string): RegExp =>
  new RegExp(`${isUnspaced(word) ? '' : ' '}${word.replace(syntaxSign, '\\$&')}`, 'u');

/** A place in a text, in UTF-16 code units. */
export interface Mark {
  start: number;
  end: number;
}

/** Where words stand in a text as it is written. */
export function marksIn(text: string, searched: readonly string[]): Mark[] {
  const marks: Mark[] = [];
  for (const { 0: run, index } of text.matchAll(wordRuns)) {
    const mark = searched
      .flatMap((word) => markIn(run, word) ?? [])
      .sort((one, other) => other.end - one.end)[0];
    if (mark) marks.push({ start: index + mark.start, end: index + mark.end });
  }
  return marks;
}

function markIn(run: string, searched: string): Mark | undefined {
  const key = nameKeyOf(run);
  const at = isUnspaced(searched) ? key.indexOf(searched) : key.startsWith(searched) ? 0 : -1;
  if (at < 0) return undefined;
  const start = lengthOfKey(run, at);
  return { start, end: lengthOfKey(run, at + searched.length) };
}

/** How much of a word as it is written makes so many characters of it without case and accents. */
function lengthOfKey(run: string, keyLength: number): number {
  let length = 0;
  let key = '';
  for (const character of run) {
    const next = nameKeyOf(key + character);
    // An accent that stands alone belongs to the letter before it.
    if (key.length >= keyLength && next.length > key.length) break;
    key = next;
    length += character.length;
  }
  return keyLength === 0 ? 0 : length;
}
