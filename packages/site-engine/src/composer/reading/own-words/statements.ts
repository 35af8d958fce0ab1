import type { LanguageId } from '../../languages/language.ts';
import { capitalise } from '../clean-text.ts';
import { namesColour } from '../colour-words.ts';
import type { WordTables } from '../word-tables.ts';
import { adverbial } from './description.ts';
import type { LookWords } from './look.ts';
import { isForVisitors, sentencesOf } from './sentences.ts';
import { speeches } from './speech.ts';

type Tables = Pick<WordTables, 'instruction' | 'sections'> & LookWords;

interface Patterns {
  subject: RegExp;
  wishes: RegExp;
  claims: RegExp;
}

const isUnspaced = (language: LanguageId) => language === 'ja';
const whole = (source: string, language: LanguageId): string =>
  isUnspaced(language) ? `(?:${source})` : `(?<![\\p{L}])(?:${source})(?![\\p{L}])`;

/** What begins an order to whoever makes the page. */
const orders =
  /^(?:please|make|create|build|design|add|include|use|keep|show|put|give|need|want|think|like|feel|style|target|nice|modern|clean|bitte|mach|erstell|baue?|zeig|nutze|crea|haz|añade|incluye|usa|pon|crée|ajoute|mets|utilise|fais|cri[ae]|adicion[ae]|inclu[ai]|use|fa[iz]|aggiungi|includi)(?![\p{L}])/iu;

const made = new Map<LanguageId, Patterns>();

/** The patterns of a language, made when it is first spoken. */
export function patternsFor(language: LanguageId): Patterns {
  const known = made.get(language);
  if (known) return known;
  const { subject, wishes, claims } = speeches[language];
  const patterns = {
    subject: new RegExp(`^(?:${subject})${isUnspaced(language) ? '' : '(?![\\p{L}])'}`, 'iu'),
    wishes: new RegExp(whole(wishes, language), 'iu'),
    claims: new RegExp(whole(claims, language), 'iu'),
  };
  made.set(language, patterns);
  return patterns;
}

const fewestWords = 2;
const mostWords = 28;
const mostInAList = 3;

const isLong = (sentence: string, language: LanguageId): boolean => {
  const words = sentence.split(/\s+/u).length;
  return isUnspaced(language) || (words >= fewestWords && words <= mostWords);
};

/** A long enumeration is on the page already, as a list. */
const isList = (sentence: string): boolean => sentence.split(/[,、،]/u).length > mostInAList + 1;

/** "Hearth bakes at night": the name and a verb. */
function speaksOf(sentence: string, brand: string): boolean {
  const rest = sentence.startsWith(`${brand} `) ? sentence.slice(brand.length + 1) : '';
  return /^\p{Ll}{2,}\s\S/u.test(rest) && !adverbial.test(rest);
}

/** "Our team, our prices": parts of a page, as long as nothing is said of them. */
const ours = /^(?:our|unsere?|nuestr[oa]s?|nos|notre|noss[oa]s?|(?:il|la|i|le) nostr[oaie])\s/iu;
const namesSection = (sentence: string, { sections: { offer: _, ...sections } }: Tables): boolean =>
  Object.values(sections).some((words) => words.test(sentence));

interface Speaker {
  language: LanguageId;
  brand: string;
  tables: Tables;
}

function isStatement(sentence: string, { language, brand, tables }: Speaker): boolean {
  const { subject, wishes, claims } = patternsFor(language);
  if (!isForVisitors(sentence) || !isLong(sentence, language) || isList(sentence)) return false;
  if (wishes.test(sentence) || orders.test(sentence)) return false;
  if (subject.test(sentence)) return !ours.test(sentence) || !namesSection(sentence, tables);
  if (speaksOf(sentence, brand)) return true;
  const rest = sentence.replace(claims, '');
  return rest !== sentence && !tables.instruction.test(rest) && !namesColour(rest, tables);
}

const mostStatements = 6;
const longestRead = 4000;
const stop: Readonly<Partial<Record<LanguageId, string>>> = { ja: '。' };

/** What people say of themselves in whole sentences or plain claims, as typed: "We bake at night.", "No win no fee." */
export const readStatements = (text: string, speaker: Speaker): string[] =>
  [...new Set(sentencesOf(text.slice(0, longestRead)))]
    .filter((sentence) => isStatement(sentence, speaker))
    .slice(0, mostStatements)
    .map((sentence) => `${capitalise(sentence)}${stop[speaker.language] ?? '.'}`);
