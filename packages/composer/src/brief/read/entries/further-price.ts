import { countOf } from '../../../written-numbers.ts';
import { couldBePrice } from '../../cut/prose/values.ts';
import { freeWords } from '../../frames/words.ts';
import { further, packs, rises } from '../facts/words.ts';
import { findMoney } from './scan/money.ts';
import { countWords, tokensOf } from './scan/tokens.ts';
import { trimSeparators } from './scan/trim.ts';

const joining = /^(?:and|or|und|oder|y|o|e|et|ou|og|och|en|of)\s/iu;

/** How much of a text leads on to another price of what has one: "or", "then", "sonst". */
function furtherLength(text: string): number {
  const joined = joining.exec(text)?.[0].length ?? 0;
  const length = further.leading(text.slice(joined));
  return joined + length;
}

/** "3 for", "ten for", "2 or more for": so many before what they cost together. */
function isPackLead(text: string): boolean {
  const tokens = tokensOf(text);
  const [first] = tokens;
  const last = tokens.at(-1);
  const isCounted = first?.kind === 'number' || (countOf(first?.text ?? '') ?? 0) > 1;
  return first !== last && isCounted && last !== undefined && packs.leading(last.text) === last.text.length;
}

/** "free over £50": from which amount on a thing costs nothing. */
function isFreeLead(text: string): boolean {
  const length = freeWords().leading(text);
  return length > 0 && countWords(text.slice(length)) === 1;
}

/** Whether the words before an amount name nothing: what costs that was said before. */
export function leadsFurther(text: string): boolean {
  const said = trimSeparators(text);
  const rest = trimSeparators(`${said} `.slice(furtherLength(`${said} `)));
  return rest === '' || isFreeLead(rest) || rises.leading(rest) === rest.length || isPackLead(rest);
}

/** Whether a piece of a sentence begins with a price, and goes on with what stands before it: "£28 if you are under 18", "3 for $30". */
export function isFurtherPrice(text: string): boolean {
  const [money] = findMoney(text);
  if (money) return leadsFurther(text.slice(0, money.start));
  // "ten for 35", behind a price with its currency.
  const last = tokensOf(text).at(-1);
  return last?.kind === 'number' && couldBePrice(last.text) && isPackLead(text.slice(0, last.start));
}
