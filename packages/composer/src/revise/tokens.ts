/** A word of a text, without case and accents, and where it stands. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
/** A character of a script that parts no words is a word of its own. */
const wordPattern = new RegExp(
  `${unspaced}|(?:(?!${unspaced})[\\p{L}\\p{M}\\p{N}])+(?:['’](?:(?!${unspaced})[\\p{L}\\p{M}\\p{N}])+)*`,
  'gu',
);

/** Without case, accents and kinds of apostrophes. */
const plainWord = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The words of a text, in their order. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    word: plainWord(word),
    start: index,
    end: index + word.length,
  }));

export const wordsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word);

/** Words in a row, for comparing. */
export const phrase = (text: string): string => wordsOf(text).join(' ');

/** Whether words stand at a place among others. */
export const standAt = (words: readonly string[], all: readonly string[], at: number): boolean =>
  words.length > 0 && words.every((word, index) => all[at + index] === word);

/** Words without phrases that say nothing here. */
export function withoutPhrases(words: readonly string[], phrases: readonly string[]): string[] {
  const list = phrases.map((one) => wordsOf(one)).sort((a, b) => b.length - a.length);
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = list.find((one) => standAt(one, words, at));
    if (!found) rest.push(words[at] ?? '');
    at += found?.length ?? 1;
  }
  return rest;
}

const pairs = ['""', '“”', '„“', '„”', '‚‘', '‘’', "''", '«»', '»«', '‹›', '「」', '『』', '””'];
const openers = new Set(pairs.map(([open]) => open));

/** What stands between quotation marks, with its place: the marks included. */
export interface Quoted {
  text: string;
  start: number;
  end: number;
}

const isLetter = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? '');

/** The quotations of a text. An apostrophe inside of a word opens none. */
export function quotedIn(text: string): Quoted[] {
  const found: Quoted[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text[at] ?? '';
    const isOpening = openers.has(open) && !isLetter(text[at - 1]);
    const end = isOpening ? closeOf(text, at) : -1;
    if (end > at) found.push({ text: text.slice(at + 1, end).trim(), start: at, end: end + 1 });
    at = end > at ? end + 1 : at + 1;
  }
  return found;
}

function closeOf(text: string, at: number): number {
  const ends = pairs.filter(([open]) => open === text[at]).map(([, close]) => close);
  for (let end = at + 2; end < text.length && text[end] !== '\n'; end += 1)
    if (ends.includes(text[end]) && !isLetter(text[end + 1])) return end;
  return -1;
}

const edges = ` \t\r\n,;:–—-：、，；،؛`;

/** Without the signs and quotation marks around it. */
export function bare(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && edges.includes(text.charAt(start))) start += 1;
  while (end > start && edges.includes(text.charAt(end - 1))) end -= 1;
  const inner = text.slice(start, end);
  const [whole] = quotedIn(inner);
  return whole && whole.start === 0 && whole.end === inner.length ? whole.text : inner;
}
