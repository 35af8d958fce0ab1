import type { StatementClass } from '@sitewright/contracts';
import { isNegated } from '../../../negation.ts';
import type { Classified } from '../../classify/classified.ts';
import { behindNone } from '../../relate/refer/named.ts';
import { asks } from '../facts/words.ts';
import { asksToShow, isForMaker } from '../guard/maker-talk.ts';
import { printablePart } from '../guard/printable-part.ts';
import { isPrintable } from './heads.ts';
import { wordsOf } from './phrase.ts';
import { isRefusal, namesConstraint } from './refusals.ts';
import { refusedFunctions, refusedSections } from './refused-parts.ts';
import type { SectionWords } from './section-words.ts';

/** Whether what a text refuses is a thing of a site, or of its looks. */
function refusesOfSite(text: string, words: SectionWords, language: string): boolean {
  return (
    isForMaker(text) ||
    namesConstraint(text) ||
    wordsOf(text).list.some((word) => words.pages.has(word)) ||
    refusedFunctions(text, language, words).length + refusedSections(text, language, words).length > 0
  );
}

/** Whether a statement, or the one right behind it, asks to show what it says. */
const isToBeShown = ({ text }: Classified, next: Classified | undefined): boolean =>
  asksToShow(text) || (next !== undefined && next.under === undefined && asksOnly(next.text));

/** "Please say that clearly": it says nothing itself. */
const asksOnly = (text: string): boolean => asksToShow(text) && printablePart(text) === undefined;

/** Below this likelihood of being told only to the maker, a ban that may be a fact is one. */
const likelyForVisitors = 0.5;

/** "No diesel vans", "wir haben kein WLAN": nobody is sure of it, but it begins with what there is none of, and is likeliest a fact. */
const mayBeRule = ({ class: name, also: [likeliest = name], text, forMaker = 1 }: Classified): boolean =>
  (name === 'not_understood' || (name === 'prohibition' && forMaker < likelyForVisitors)) &&
  isPrintable({ class: likeliest }) &&
  behindNone(text) !== undefined &&
  !asks(text);

const hidden: ReadonlySet<StatementClass> = new Set([
  'not_understood',
  'prohibition',
  'design_wish',
  'function_wish',
  'context',
]);

function isRule(
  statement: Classified,
  next: Classified | undefined,
  words: SectionWords,
  language: string,
): boolean {
  const { class: name, kind, text } = statement;
  if (kind === 'markup' || kind === 'heading' || !hidden.has(name)) return false;
  if (!isNegated(text, language)) return false;
  if (!mayBeRule(statement) && !isToBeShown(statement, next)) return false;
  const said = printablePart(text);
  return said !== undefined && isNegated(said, language) && !refusesOfSite(said, words, language);
}

/** "No acrylics" in a row of things: nobody can order what is not offered. */
const isNoThing = ({ class: name, text }: Classified): boolean =>
  name === 'item' && isRefusal(text) && !/[\p{N}\p{Sc}]/u.test(text);

/**
 * What a place or an offer is without is told its visitors, as much as what it has: "no lift, please say so", "keine Automatik".
 * What is refused of the site itself stays a prohibition.
 */
export const settleHouseRules = (
  statements: readonly Classified[],
  words: SectionWords,
  language: string,
): Classified[] =>
  statements.map((statement, index) =>
    isNoThing(statement) || isRule(statement, statements[index + 1], words, language)
      ? { ...statement, class: 'fact', also: [] }
      : statement,
  );
