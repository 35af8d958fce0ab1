import { constraintKinds, constraints } from '@sitewright/composer-content';
import type { StatementClass } from '@sitewright/contracts';
import { isNegated } from '../../../negation.ts';
import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { trimSeparators } from '../entries/scan/trim.ts';
import { asks } from '../facts/words.ts';
import { findPhrase, wordsOf } from './phrase.ts';
import { isOnline, refusedFunctions, refusedSections } from './refused-parts.ts';
import { functionOf, headSectionTypeOf, sectionTypeOf } from './section-type.ts';
import type { SectionWords } from './section-words.ts';

const refusal =
  /^(?:please\s|bitte\s|por favor\s|per favore\s|s['’]il vous plaît\s)?(?:no|not|never|without|avoid|skip|leave out|(?:i|we)\s(?:don['’]t|do not)\s(?:want|need)|don['’]t (?:use|put|add|include|show|want|need|make)|do not (?:use|put|add|include|show|want|make)|kein[a-z]{0,2}|ohne|auf keinen fall|verzichte auf|pas de|pas d['’]|sans|aucune?|surtout pas de|évitez|je ne veux pas de|sin|no quiero|nada de|ningun[ao]?|niente|senza|nessun[ao]?|non voglio|sem|não quero|nenhum[a]?|geen|zonder|bez|żadnych|żadnego|żadnej|nie chcę|بدون|دون|لا أريد|لا نريد|不要|没有|无)(?:\s|(?<=['’不要没有无]))(?:an?\s|any\s|de\s)?/iu;
const behind = /(?:は|を|も)?(?:なし|なしで|無し|不要です?|いりません|いらない|使わない|使わないで)$/u;

/** Whether a text begins or ends with words that refuse what it names. */
export const isRefusal = (text: string): boolean => refusal.test(text) || behind.test(text);

/** What is left when the refusing words at both ends are taken away. */
export const refused = (text: string): string =>
  trimSeparators(text.replace(refusal, '').replace(behind, ''));

/** Whether a text names what a design can go without: "stock photos", "animation". */
export const namesConstraint = (text: string): boolean => {
  const words = wordsOf(text);
  return constraintKinds.some((kind) => constraints()[kind].some((phrase) => findPhrase(words, phrase)));
};

const unsure: ReadonlySet<StatementClass> = new Set([
  'not_understood',
  'function_wish',
  'design_wish',
  'page_or_section_wish',
  'meta',
  'context',
]);
const sureFact = 0.8;
const wishing: ReadonlySet<StatementClass> = new Set(['function_wish', 'page_or_section_wish']);
const told: ReadonlySet<StatementClass> = new Set(['fact', 'item', 'identity', 'event', 'prohibition']);
const longest = 6;
const longestOfSeveral = 12;

/** "Keine Online-Buchung", "no newsletter": nothing but what only a site can have or not have, which says nothing of what it is for. */
function refusesPartOfSite(text: string, words: SectionWords, language: string): boolean {
  if (countWords(refused(text)) > longest || /\p{N}/u.test(text)) return false;
  const sections = refusedSections(text, language, words);
  if (sections.includes('newsletter')) return true;
  return sections.includes('booking') && isOnline(text);
}

/** Whether a text refuses something at one of its ends: "no newsletter", "a newsletter is not needed". */
const mayBeRefusal = (text: string, language: string): boolean =>
  isRefusal(text) || (countWords(text) <= longestOfSeveral && isNegated(text, language));

/** Whether what a wish names is what it refuses: "no online booking, so don't add a button that goes nowhere". */
function refusesItsWish({ class: name, text }: Classified, words: SectionWords, language: string): boolean {
  const section = wishing.has(name) ? sectionTypeOf(text, words) : undefined;
  return (
    section !== undefined &&
    functionOf(text, words) === undefined &&
    refusedSections(text, language, words).includes(section)
  );
}

/** "Kundenstimmen bitte auch nicht": short, of one clause, and asked of somebody. */
const isRequest = (text: string): boolean => countWords(text) <= longest && !text.includes(',') && asks(text);

function isProhibition(statement: Classified, words: SectionWords, language: string): boolean {
  const { text, class: name, sureness } = statement;
  if (refusesItsWish(statement, words, language)) return true;
  if (name === 'prohibition' || !mayBeRefusal(text, language)) return false;
  const isOpen = unsure.has(name) ? countWords(text) <= longestOfSeveral : isRequest(text);
  if (isOpen)
    if (refusedFunctions(text, language, words).length + refusedSections(text, language, words).length > 0)
      return true;
  if (!isRefusal(text) || countWords(text) > longest) return false;
  const what = refused(text);
  if (namesConstraint(what)) return unsure.has(name) || sureness < sureFact;
  if (!unsure.has(name)) return false;
  return functionOf(what, words) !== undefined || headSectionTypeOf(what, words) !== undefined;
}

/** A short refusal of something that sites have is a prohibition, whatever it was taken for: "Pas d'animations". */
export const settleRefusals = (
  statements: readonly Classified[],
  words: SectionWords,
  language: string,
): Classified[] =>
  statements.map((statement) => {
    const isOfSite = told.has(statement.class) && refusesPartOfSite(statement.text, words, language);
    // Surer than the row of things or facts that it may stand in.
    const least = isOfSite ? sureFact : 0.6;
    return isOfSite || isProhibition(statement, words, language)
      ? { ...statement, class: 'prohibition', also: [], sureness: Math.max(least, statement.sureness) }
      : statement;
  });
