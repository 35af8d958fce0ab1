import { conjunctions } from '../../cut/prose/function-words.ts';
import { isReported } from '../../prose/as-meant.ts';
import { findMoney } from '../../read/entries/scan/money.ts';
import { countWords, tokensOf } from '../../read/entries/scan/tokens.ts';
import { asks, sites, subjects, wishing } from '../../read/facts/words.ts';
import { forbidsTelling, isForMaker } from '../../read/guard/maker-talk.ts';
import { withoutGreeting } from '../../read/identity/description/of-self.ts';

const fewestWords = 6;
/** "I’m a piano tuner" says who somebody is, and needs what follows it to be told. */
const fewestOfShort = 3;
const mostWords = 60;

const around = /^[\s,;:–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/gu;

/** Whether a clause speaks of the site that is to be made, or asks for something. */
const isOfSite = (clause: string): boolean => sites.has(clause) || asks(clause) || isForMaker(clause);

const lead = /^[\s,;]*(?:\p{L}+\s)?/u;
/** "… and need something by Friday": who wishes that was said before. */
const isWish = (clause: string): boolean => isOfSite(clause) || wishing.leading(clause.replace(lead, '')) > 0;

/** Where clauses begin: behind a comma, and at a word that joins two. */
function bordersOf(text: string): number[] {
  const signs = Array.from(text.matchAll(/[,;](?=\s)/gu), ({ index }) => index);
  const words = tokensOf(text)
    .filter(({ text: word, start }) => start > 0 && conjunctions.has(word.toLowerCase()))
    .map(({ start }) => start);
  return [...signs, ...words].sort((one, other) => one - other);
}

/** A sentence up to the clause from which on it asks for a site: "We breed goats in Ripon, and would like a website for it". */
function withoutWish(text: string): string {
  const borders = bordersOf(text);
  const from = borders.find((border, at) => isWish(text.slice(border, borders[at + 1])));
  return from === undefined ? text : text.slice(0, from);
}

/** "… and": what a sentence went on with is said to the maker. */
function withoutJoin(text: string): string {
  const last = tokensOf(text).at(-1);
  return last && conjunctions.has(last.text.toLowerCase()) ? text.slice(0, last.start).trimEnd() : text;
}

/** What a sentence says of its owner, without how it greets and what it asks for: whether it does is `isCut`. */
export function ofOwner(sentence: string): { text: string; isCut: boolean } {
  const whole = withoutGreeting(sentence.replaceAll(around, ''));
  const text = withoutWish(whole);
  return { text: withoutJoin(text.replaceAll(around, '')), isCut: text !== whole };
}

const impersonal = /^(?:it|es)(?:['’]s)?\s/iu;

/** "It's for my soap" speaks of the site, and "es" of anything. */
const isOfSelf = (text: string): boolean => subjects.leading(text) > 0 && !impersonal.test(text);

const isTold = (text: string): boolean =>
  !/[\n|•]/u.test(text) &&
  isOfSelf(text) &&
  !isReported(text) &&
  findMoney(text).length === 0 &&
  !forbidsTelling(text) &&
  !isOfSite(text);

/** Whether somebody says in it, to visitors and in running text, what they are or do. */
export function isSelfTold(text: string): boolean {
  const words = countWords(text);
  return words >= fewestWords && words <= mostWords && isTold(text);
}

/** Whether somebody says in a few words what they are or do. */
export function isShortlyTold(text: string): boolean {
  const words = countWords(text);
  return words >= fewestOfShort && words < fewestWords && isTold(text);
}
