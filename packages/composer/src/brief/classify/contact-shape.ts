import { wordsOf } from './features/words.ts';

const longest = 120;
const mostLetters = 6;
const phone = /[+(]?\p{Nd}(?:[\s()/.-]?\p{Nd}){6,14}(?!\p{Nd})/u;
const email = /[\p{L}\p{N}._-]@[\p{L}\p{N}-]+\.\p{L}/u;

/** A telephone number or e-mail address with few words around it: nobody writes one that is not to be found. */
export function isContact(text: string): boolean {
  if (text.length > longest || !(phone.test(text) || email.test(text))) return false;
  return wordsOf(text).filter((word) => /\p{L}/u.test(word)).length <= mostLetters;
}
