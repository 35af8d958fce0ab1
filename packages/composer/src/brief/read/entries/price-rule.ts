import { reckoning } from '@sitewright/composer-content';
import { type PhraseList, phraseList } from '../../frames/words.ts';
import { isRefusal } from '../outline/refusals.ts';
import { findMoney, findPercentages } from './scan/money.ts';

let made: Readonly<Record<'limits' | 'bounds' | 'ends' | 'halves' | 'less', PhraseList>> | undefined;
function ruleWords() {
  if (made) return made;
  const { limits, bounds, included, halves, less } = reckoning().rules;
  made = {
    limits: phraseList(limits),
    bounds: phraseList(bounds),
    ends: phraseList([...limits, ...bounds, ...included]),
    halves: phraseList(halves),
    less: phraseList(less),
  };
  return made;
}

/** A longer text is a sentence with what it says of a price in it. */
const longest = 120;

/**
 * Whether a text says something of prices, and names no thing that has one: a limit, "minimum €45"; less for some, "second dog half
 * price", "10 euro off"; more or a share, "rush jobs +30%"; what is had with it or not, "fuel included".
 */
export function isRuleBeside(text: string): boolean {
  if (text.length > longest) return false;
  const { limits, bounds, ends, halves, less } = ruleWords();
  const money = findMoney(text);
  if (halves.has(text) || (limits.leading(text) > 0 && !isOfAge(text, money))) return true;
  const shares = findPercentages(text);
  if (money.length === 0) return shares.length > 0 || bounds.leading(text) > 0 || ends.ending(text) > 0;
  return [...money, ...shares].some(({ end }) => less.leading(text.slice(end).trimStart()) > 0);
}

/** "Under 25s £20": who is that old has a price. */
const isOfAge = (text: string, [price]: ReturnType<typeof findMoney>): boolean =>
  price !== undefined && price.start > 0 && /\p{N}/u.test(text.slice(0, price.start));

/** The same of a text that stands behind no price: there "no returns" is one, too, and behind one it is told of that. */
export const isPriceRule = (text: string): boolean =>
  isRuleBeside(text) || (text.length <= longest && findMoney(text).length === 0 && isRefusal(text));
