import type { LanguageId } from '../../languages/language.ts';
import { fold } from '../tokens.ts';
import type { WordTables } from '../word-tables.ts';
import { type LookWords, namesLook } from './look.ts';
import { isForVisitors } from './sentences.ts';

/** What a description is found by. */
export interface Known {
  brand: string;
  /** The words by which the prompt names the kind, folded. */
  kindWords: readonly string[];
  language: LanguageId;
  tables: Pick<WordTables, 'sections' | 'features' | 'instruction'> & LookWords;
  /** Words of what a visitor wants to know, which is no matter of looks. */
  claims: RegExp;
}

export const longestDescription = 170;
const mostLookWords = 3;
/** ", listings" alone is a part of the page; "with 12 rooms" is not. */
const shortestOffer = 2;

const wordsOf = (text: string): string[] => text.split(/[\s,]+/u).filter(Boolean);

const featureWords = /(?<![\p{L}])features?(?![\p{L}])/iu;

/** ", in English" says how the page is written. */
const inLanguage =
  /^,?\s?(?:in|auf|en|em)\s(?:english|german|french|spanish|portuguese|italian|japanese|arabic|deutsch|englisch|inglés|español|français|anglais|inglês|português|inglese|italiano)$/iu;

/** Whether a later part speaks of the page or its look: "with a gallery", "in warm colours", "meet the team". */
function isOfPage(part: string, { tables, claims }: Known): boolean {
  if (tables.instruction.test(part) || featureWords.test(part) || inLanguage.test(part)) return true;
  if (claims.test(part)) return false;
  const { offer, ...sections } = tables.sections;
  const ofPage = [...Object.values(sections), ...Object.values(tables.features)];
  const length = wordsOf(part).length;
  const isLook = length <= mostLookWords && namesLook(part, tables);
  return isLook || (offer.test(part) && length <= shortestOffer) || ofPage.some((words) => words.test(part));
}

/** "die nur mit Bio-Mehl backt": within such a clause "with" parts nothing off. */
const relative = /[\s,](?:that|which|who|die|der|das|wo|que|qui|che)\s/iu;
const byCommas = /(?=,\s)/u;
const byCommasAndWith = /(?=,\s|\s(?:with|without|mit|ohne|con|sin|avec|sans|com|sem|senza)\s)/u;

/** A description without what follows about the page, and without the name at its end. */
export function withoutPage(text: string, known: Known): string {
  const [head = '', ...parts] = text.split(relative.test(text) ? byCommas : byCommasAndWith);
  const end = parts.findIndex((part) => part === `, ${known.brand}` || isOfPage(part, known));
  return [head, ...(end === -1 ? parts : parts.slice(0, end))].join('').replace(/(?<![\s,])[\s,]+$/u, '');
}

/** Somebody talking of themselves, or in a hurry, does not describe a business. */
const chatty =
  /(?<![\p{L}])(?:i|i'm|i’m|my|me|its|theres|thx|pls|we|wesbite|which i|tell|want|need|wanna)(?![\p{L}])/iu;
/** What begins so says where, when or with what, and not what it is. */
export const adverbial =
  /^(?:in|on|at|by|for|near|from|with|and|or|but|so|also|open(?:ing)?(?=\s(?:day|24|from|until|till|daily|late|every|on|at|mon|tue|wed|thu|fri|sat|sun|\d))|im|am|auf|bei|für|mit|und|aus|en|con|y|para|avec|chez|et|au|aux|pour|em|n[oa]s?|com|e|ad|per|nel(?:la)?)\s/iu;
/** "haircut 22, beard trim 14": things and their prices, or a list of wishes. */
const listed = /\d(?:,\s|$).{0,170}\p{L} \d[\d.,]{0,9}(?:,\s|$)|\s\+\s/u;

/** Two words and a name are no description; three are, unless they only say where. */
const fewestWords = 3;
const articleOrPlace =
  /^(?:an?|ein[e]?|una?|une|uma?|uno)\s|\s(?:in|at|near|en|à|em|n[oa]|a|di|de|von|bei|im)\s.*/giu;
const fewestPlainWords = 2;
const mostWords = 26;
/** How soon a description says what kind of thing it is of. */
const headWords = 5;

const unhyphened = (text: string): string => fold(text).replaceAll('-', ' ');

/** Neither a name nor a date, and long enough to say something. */
function saysSomething(text: string, { brand, language }: Known): boolean {
  const words = wordsOf(text.replace(brand, ''));
  const plain = words.filter((word) => /^\p{Ll}{2,}|\p{Ll}-\p{Ll}/u.test(word));
  const isPlain = plain.length >= fewestPlainWords || language === 'ar';
  const own = wordsOf(text.replace(brand, '').replace(articleOrPlace, ' '));
  const isEnough = words.length > fewestWords || own.length >= fewestWords;
  return isEnough && words.length <= mostWords && isPlain;
}

/** "a portfolio for Mira": an order, by the name it ends with. */
const isOrderFor = (text: string, brand: string): boolean =>
  ['for', 'para', 'für', 'pour', 'per', 'of'].some((word) => ` ${text}`.includes(` ${word} ${brand}`));

/** Whether words describe the thing itself: they name its kind soon, or follow its name. */
export function isDescription(text: string, known: Known, isOfBrand: boolean): boolean {
  const { kindWords, brand, language } = known;
  if (text.length >= longestDescription - 2 || !saysSomething(text, known) || !isForVisitors(text))
    return false;
  if (chatty.test(text) || listed.test(text) || text.startsWith(`${brand} `) || isOrderFor(text, brand))
    return false;
  if (adverbial.test(text) || (language !== 'en' && /^[aà] /iu.test(text))) return false;
  const head = unhyphened(wordsOf(text).slice(0, headWords).join(' '));
  return isOfBrand || kindWords.some((word) => head.includes(unhyphened(word)));
}
