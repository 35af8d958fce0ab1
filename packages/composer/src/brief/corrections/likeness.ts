import type { Token } from '../chain/tokens.ts';

const stemLength = 5;
/** What a word has in common with its other forms. */
export const stemOf = ({ small }: Token): string => small.replace(/s$/u, '').slice(0, stemLength);

const fewestLetters = 3;
/** Whether a word says what something is about. */
export const isTelling = ({ small }: Token): boolean =>
  /^\p{L}/u.test(small) && small.length >= fewestLetters;

export const isNumber = ({ small }: Token): boolean => /^\p{N}/u.test(small);

const isLongNumber = 3;

/** How a token is written, as far as one may stand for another. */
export function sortOf({ text }: Token): string {
  if (/^\p{N}/u.test(text)) return text.length >= isLongNumber ? '00' : '0';
  if (/^\p{Lu}/u.test(text)) return 'A';
  return /^\p{L}/u.test(text) ? 'a' : text;
}

const fewestAlike = 3;
const mostDifferent = 0.4;

/** Whether two words are spellings of one: "Marian" and "Marion". By their pairs of letters, which is quick. */
export function isSpeltLike(one: string, other: string): boolean {
  if (one === other || Math.min(one.length, other.length) < fewestAlike) return false;
  if (Math.abs(one.length - other.length) > 2) return false;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const change = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(change, (before[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    before = next;
  }
  return (before.at(-1) ?? 0) <= Math.max(1, Math.floor(mostDifferent * Math.min(one.length, other.length)));
}
