import { wordsOf } from './features/words.ts';

const longest = 60;
const longestLine = 120;
const mostWords = 5;
const startsWithName = /^\p{L}/u;
const price = /[€£$¥₹]\s?\p{Nd}|\p{Nd}\s?(?:[€£$¥₹]|zł|kr|chf|eur|usd|gbp)(?![\p{L}])/iu;

/** A few words with a price behind them: whatever they sound like, something is sold for it. */
export function isPricedName(text: string): boolean {
  if (text.length > longest || !startsWithName.test(text) || text.includes('?') || !price.test(text))
    return false;
  return wordsOf(text).filter((word) => /\p{L}/u.test(word)).length <= mostWords;
}

/** "Porridge – 4.50", "Soup 5.90 – with bread" */
const bare = /\p{L}[\p{P}\s]{1,4}(\p{Nd}{1,3})[.,](\p{Nd}{2})(?=$| [–(])/u;
const fewestBare = 3;
const isClock = (hours: string, minutes: string): boolean => Number(hours) < 24 && Number(minutes) < 60;

/** Whether the numbers with two decimals behind names are prices, as on a menu without a currency, and no times of the day. */
export function hasBarePrices(texts: readonly string[]): boolean {
  const values = texts.flatMap((text) => {
    const [, whole = '', rest = ''] = (text.length <= longestLine && bare.exec(text)) || [];
    return whole === '' ? [] : [isClock(whole, rest)];
  });
  return values.length >= fewestBare && values.includes(false);
}

export const isBarePriced = (text: string): boolean => text.length <= longestLine && bare.test(text);
