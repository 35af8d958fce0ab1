import { wordsOf } from './features/words.ts';

const longest = 60;
const mostWords = 5;
const startsWithName = /^\p{L}/u;
const price = /[€£$¥₹]\s?\p{Nd}|\p{Nd}\s?(?:[€£$¥₹]|zł|kr|chf|eur|usd|gbp)(?![\p{L}])/iu;

/** A few words with a price behind them: whatever they sound like, something is sold for it. */
export function isPricedName(text: string): boolean {
  if (text.length > longest || !startsWithName.test(text) || text.includes('?') || !price.test(text))
    return false;
  return wordsOf(text).filter((word) => /\p{L}/u.test(word)).length <= mostWords;
}
