import type { Reading } from '../reading.ts';

/** Prompts in which one word of this many has a capital or more are written with care. */
const wordsPerCapital = 12;

const opening = 40;

/** Whether a prompt is typed without capitals. */
export function isCasual(prompt: string): boolean {
  if (/^[^\p{L}]*\p{Lu}/u.test(prompt.slice(0, opening))) return false;
  const words = prompt.match(/(?<![\p{L}\p{M}'’])\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word) && word !== 'I').length;
  return capitals * wordsPerCapital <= words.length;
}

/** A name in small letters as it would be written: "slinky's" as "Slinky's". */
export function inTitleCase(name: string, { prompt, grammar }: Reading): string {
  if (/\p{Lu}/u.test(name) || !/\p{Ll}/u.test(name)) return name;
  // In a prompt with capitals a word may be written small on purpose, a row of words hardly.
  if (!isCasual(prompt) && !name.includes(' ')) return name;
  return name
    .split(' ')
    .map((word, at) => (at > 0 && grammar.links.has(word) ? word : capital(word)))
    .join(' ');
}

export const capital = (word: string): string => {
  const [first = ''] = word;
  return first.toLocaleUpperCase('en') + word.slice(first.length);
};
