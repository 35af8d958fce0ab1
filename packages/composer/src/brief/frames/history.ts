import { findMoney } from '../read/entries/scan/money.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import type { FrameWords } from './words.ts';

const year = /(?<!\p{N})(?:1[5-9]|20)\d{2}(?!\p{N}|[.,:/-]\p{N})/u;
const longest = 30;

/** Whether a sentence says since when there is something: "my grandmother opened it in 1956". */
export const isHistory = (text: string, words: FrameWords): boolean =>
  year.test(text) && words.history.has(text) && countWords(text) <= longest && findMoney(text).length === 0;
