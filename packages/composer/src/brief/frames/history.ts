import { findMoney } from '../read/entries/scan/money.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import type { FrameWords } from './words.ts';

const year = /(?<!\p{N})(?:1[5-9]|20)\d{2}(?!\p{N}|[.,:/-]\p{N})/u;
const longest = 30;

/** Whether a sentence tells of one year, and not of all since then: "he bought it in 1936". */
export function isOfYear(text: string, words: FrameWords): boolean {
  const at = text.search(year);
  return at >= 0 && words.history.ending(text.slice(0, at).trimEnd()) === 0;
}

/** Whether a sentence says since when there is something: "my grandmother opened it in 1956". */
export const isHistory = (text: string, words: FrameWords): boolean =>
  year.test(text) && words.history.has(text) && countWords(text) <= longest && findMoney(text).length === 0;
