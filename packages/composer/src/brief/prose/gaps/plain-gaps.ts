import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { conjunctions, continuing, subjects, subordinating } from '../../cut/prose/function-words.ts';
import { codeWords, isFree } from '../../frames/words.ts';
import { isFurtherPrice } from '../../read/entries/further-price.ts';
import { following } from '../../read/entries/item.ts';
import { introductionLength } from '../../read/entries/people.ts';
import { isPriceRule, isRuleBeside } from '../../read/entries/price-rule.ts';
import { findMoney } from '../../read/entries/scan/money.ts';
import { countWords } from '../../read/entries/scan/tokens.ts';
import { beginsWithDay, findDates } from '../../read/entries/scan/when.ts';
import { isPrintable } from '../../read/outline/heads.ts';
import { discourseWords } from '../../relate/discourse-words.ts';
import { isAddressed } from '../addressed.ts';

const firstWord = (text: string): string => text.toLowerCase().split(/[\s,]/u, 1)[0] ?? '';

const starters = [conjunctions, continuing, subjects, subordinating];

/** Whether a piece begins as a clause does, which no member of a row is. */
const isClause = (text: string): boolean => starters.some((words) => words.has(firstWord(text)));

/** The members of a row have so many words at most; those with a price or a day some more. */
const longest = { bare: 6, valued: 12 };

const isMember = ({ text }: Classified, most: number): boolean => countWords(text) <= most && !isClause(text);

/** "Kieran (fades, patterns), Yusuf (scissor work)": what stands in one of several brackets tells of what is before it. */
const isNote = ({ kind, sentence }: Classified): boolean =>
  kind === 'aside' && (sentence?.text.match(/[(（]/gu)?.length ?? 0) > 1;

/** "Integrations: Stripe, PayPal, Xero": both stand under one head within their sentence, which is no day. */
const areUnderOneHead = (left: Classified, right: Classified): boolean =>
  left.key !== undefined &&
  findDates(left.key)[0]?.start !== 0 &&
  left.key === right.key &&
  left.under === right.under &&
  left.sentence?.text.includes(left.key) === true &&
  isMember(left, longest.bare) &&
  isMember(right, longest.bare);

const isPriced = (piece: Classified): boolean =>
  findMoney(piece.text).length > 0 && isMember(piece, longest.valued) && !following.test(piece.text);

/** "Suits £12, minimum order £20": what is said of prices is none of them. */
const isRule = (piece: Classified, says: (text: string) => boolean): boolean =>
  isMember(piece, longest.valued) && says(piece.text);

const isFreeThing = (piece: Classified): boolean => isMember(piece, longest.bare) && isFree(piece.text);

const areRuleAndPrice = (left: Classified, right: Classified): boolean =>
  (isPriced(left) && (isRule(right, isRuleBeside) !== isRule(left, isRuleBeside) || isFreeThing(right))) ||
  (isPriced(right) && (isRule(left, isPriceRule) !== isRule(right, isPriceRule) || isFreeThing(left)));

const isDated = ({ text }: Classified): boolean => beginsWithDay(text) && countWords(text) <= longest.valued;

/** What is said to the maker. */
const talk: ReadonlySet<StatementClass> = new Set([
  'page_or_section_wish',
  'function_wish',
  'design_wish',
  'prohibition',
  'meta',
]);

const likeliest = ({ class: name, also }: Classified): StatementClass =>
  name === 'not_understood' ? (also[0] ?? name) : name;

/** "Timetable, teachers, class signup": a row of wishes, however unsure each of its short names is. */
const isWished = (piece: Classified): boolean => talk.has(likeliest(piece)) && isMember(piece, longest.bare);

/** From this on a piece is surely said to the maker. */
const sure = 0.6;

const isForMaker = ({ class: name, sureness }: Classified): boolean =>
  (talk.has(name) || name === 'context') && sureness >= sure;

const isForVisitors = (piece: Classified): boolean => isPrintable(piece) || piece.class === 'identity';

/** "IT help in Reading, we offer repairs": behind what the whole is of somebody begins to tell. */
const opensTelling = (left: Classified, right: Classified): boolean =>
  left.class === 'identity' && !subjects.has(firstWord(left.text)) && subjects.has(firstWord(right.text));

/**
 * Whether a piece is one, whatever stands beside it: "I'm called Pippa", "scrap that", a wish that was cut out as such, what the maker
 * is told in brackets.
 */
const isByItself = ({ kind, under, isWish, text }: Classified): boolean =>
  kind === 'markup' ||
  isWish === true ||
  (kind === 'key_value' && under === undefined) ||
  introductionLength(text) > 0 ||
  (kind === 'aside' && isAddressed(text)) ||
  discourseWords().withdraws.leading(text) > 0;

/** "3 bedrooms", "96 pages": how many or how much of something is no thing that has a price. */
const isMeasure = ({ text }: Classified): boolean =>
  /^\p{N}/u.test(text) && countWords(text) <= longestMeasure && findMoney(text).length === 0;

const longestMeasure = 3;

/** "from £110 a night" behind what has no price: what costs that was said before. */
function isPriceOf({ text }: Classified, left: Classified): boolean {
  const [price] = findMoney(text);
  return price !== undefined && countWords(text.slice(0, price.start)) < 2 && !findMoney(left.text).length;
}

/** "because he had the wood", "keyword “Lena and Paul”": what hangs on what it stands behind says nothing by itself, to nobody. */
const hangs = ({ text }: Classified): boolean =>
  codeWords().leading(text) > 0 || (discourseWords().depends.leading(text) > 0 && !isAddressed(text));

/** "tune up $85 push, $140 rider": another price of what stands before it. */
export const goesOnWithPrice = (left: Classified, right: Classified): boolean =>
  findMoney(left.text).length > 0 && left.key === right.key && isFurtherPrice(right.text);

const areApart = (left: Classified, right: Classified): boolean =>
  areUnderOneHead(left, right) ||
  (isPriced(left) && isPriced(right)) ||
  areRuleAndPrice(left, right) ||
  (isDated(left) && isDated(right)) ||
  (isWished(left) && isWished(right)) ||
  (isForMaker(left) && isForVisitors(right)) ||
  (isForVisitors(left) && isForMaker(right)) ||
  opensTelling(left, right);

/**
 * Whether a new statement begins between two pieces, behind which stands a `next` one, where their structure says so; nothing where it
 * has to be weighed.
 */
export function beginsPlainly(left: Classified, right: Classified, next?: Classified): boolean | undefined {
  if (isByItself(left) || isByItself(right)) return true;
  if (hangs(right) || isNote(right) || goesOnWithPrice(left, right)) return false;
  if (areApart(left, right)) return true;
  const isPriceOfMeasure = next !== undefined && isMeasure(right) && isPriceOf(next, right);
  return isPriceOf(right, left) || isPriceOfMeasure ? false : undefined;
}
