import { reckoning } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from '../../../phrases.ts';
import { isRefusal } from '../outline/refusals.ts';
import { findMoney, findPercentages } from './scan/money.ts';

let made: Readonly<Record<'limits' | 'bounds' | 'halves' | 'less', PhraseFinder>> | undefined;
function ruleWords() {
  if (made) return made;
  const { limits, bounds, halves, less } = reckoning().rules;
  made = {
    limits: phraseFinder(limits),
    bounds: phraseFinder(bounds),
    halves: phraseFinder(halves),
    less: phraseFinder(less),
  };
  return made;
}

/** A longer text is a sentence with what it says of a price in it. */
const longest = 120;

/**
 * Whether a text says something of prices, and names no thing that has one: a limit, "minimum €45"; less for some, "second dog half
 * price", "10 euro off"; more or a share, "rush jobs +30%"; what is not had, "no returns".
 */
export function isPriceRule(text: string): boolean {
  if (text.length > longest) return false;
  const { limits, bounds, halves, less } = ruleWords();
  if (limits.leading(text) > 0 || halves.has(text)) return true;
  const money = findMoney(text);
  const shares = findPercentages(text);
  if (money.length === 0) return shares.length > 0 || bounds.leading(text) > 0 || isRefusal(text);
  return [...money, ...shares].some(({ end }) => less.leading(text.slice(end).trimStart()) > 0);
}
