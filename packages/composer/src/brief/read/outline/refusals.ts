import { constraintKinds, constraints } from '@sitewright/composer-content';
import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { trimSeparators } from '../entries/scan/trim.ts';
import { findPhrase, wordsOf } from './phrase.ts';
import { refusedFunctions } from './refused-functions.ts';
import { functionOf, headSectionTypeOf } from './section-type.ts';
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
const longest = 6;
const longestOfSeveral = 12;

function isProhibition(statement: Classified, words: SectionWords, language: string): boolean {
  const { text, class: name, sureness } = statement;
  if (name === 'prohibition' || !isRefusal(text)) return false;
  if (unsure.has(name) && countWords(text) <= longestOfSeveral)
    if (refusedFunctions(text, language, words).length > 0) return true;
  if (countWords(text) > longest) return false;
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
  statements.map((statement) =>
    isProhibition(statement, words, language)
      ? { ...statement, class: 'prohibition', also: [], sureness: Math.max(0.6, statement.sureness) }
      : statement,
  );
