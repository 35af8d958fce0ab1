import { phrases } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from '../../../phrases.ts';
import { wholeHeading } from '../../../whole-heading.ts';
import { numberOf } from '../../../written-numbers.ts';
import { pronouns } from '../../cut/prose/function-words.ts';
import { countWords, tokensOf } from '../entries/scan/tokens.ts';
import { trimSeparators } from '../entries/scan/trim.ts';
import { isForMaker } from '../guard/maker-talk.ts';
import { headOf } from './head-of.ts';
import { isPageWord, isPointing } from './page-words.ts';
import { properName } from './proper-name.ts';

/** Words at the front of a wish that are no part of what it names: articles, "short", and the verbs that ask for it. */
const opening = new Set(
  (
    'a an the some any also and then plus besides usual final simple short small big nice at least ' +
    'just only nur juste solo add include includes show display put have has need want list of ' +
    'der die das den dem ein eine einen und dazu auch bitte außerdem zudem ' +
    'le la les un une des du et aussi el los las una unos y incluye incluir añade ' +
    'il lo gli i uno e anche o os as um uma com with mit avec con'
  ).split(' '),
);
const longestTitle = 6;

/** What holds a value is no name: an address, a price, an e-mail address. */
const valued = /\d{2}|[@\p{Sc}]/u;

/** A list number in front: "(3)", "4." */
const listNumber = /^\s*[([]?\d{1,2}[.)\]]+\s*/u;

/** "Los cursos son": a head that its list completes. */
const copula = /\s(?:are|sind|sont|son|sono|são|zijn|są)$/iu;

/** "Who we are" is a whole title. */
function withoutCopula(head: string): string {
  const rest = head.replace(copula, '');
  return pronouns.has(rest.toLowerCase().split(' ').at(-1) ?? '') ? head : rest;
}

/** "One page is fine", "those on pages of their own": what says something of pages names none. */
const saying = /^\p{L}+\s(?:is|are|ist|sind|est|sont|es|son|è|sono|is|zijn)\s/iu;
function saysOfPage(title: string): boolean {
  const words = title.split(' ');
  const [first = ''] = words;
  return (saying.test(title) && isPageWord(first)) || (isPointing(first) && words.some(isPageWord));
}

/** "I do want a gallery though" */
const trailing =
  /\s(?:though|please|too|as well|bitte|auch|gerne?|svp|s['’]il vous plaît|por favor|per favore|graag)$/iu;

let presents: PhraseFinder | undefined;

/** How long the words are that lead to a list: "Here is" of "Here is the menu". */
export function presentingLength(text: string): number {
  presents ??= phraseFinder(phrases().presents);
  return presents.leading(text);
}

/** What a wish calls its block, in its own words; nothing where it only describes one. */
export function titleOf(text: string): string | undefined {
  const named = headOf(text.replace(listNumber, ''));
  const head = trimSeparators(named.slice(presentingLength(named)));
  const words = tokensOf(head).filter(({ kind }) => kind !== 'sign');
  const first = words.findIndex(
    (word) => !opening.has(word.text.toLowerCase()) && numberOf(word.text) === undefined,
  );
  const start = words[first]?.start;
  if (start === undefined) return undefined;
  const whole = wholeHeading(withoutCopula(trimSeparators(head.slice(start))).replace(trailing, ''));
  if (whole === undefined) return undefined;
  const title = properName(
    countWords(whole) <= longestTitle ? whole : trimSeparators(whole.split(/[,，、،]/u, 1)[0] ?? ''),
  );
  // "A page with frequent questions": the word for a page is no name of one.
  if (isPageWord(title.toLowerCase()) || saysOfPage(title)) return undefined;
  return countWords(title) <= longestTitle && !valued.test(title) && !isForMaker(title) ? title : undefined;
}
