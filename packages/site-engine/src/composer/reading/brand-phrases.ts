import type { LanguageId } from '../languages/language.ts';
import type { Candidate, Finder } from './brand-sources.ts';
import { sightings } from './kind-finder.ts';
import { nameSource } from './names.ts';
import { fold } from './tokens.ts';

const ownPhrase = new RegExp(`(?<=(?:^|[,.:;–-])\\s?)(${nameSource})(?=\\s?(?:[,.;:(–]|$))`, 'gu');

const afterLabel = new RegExp(`^([^.\\n:;]{2,90}):\\s(${nameSource})(?=\\s?(?:[,.;(!–]|$|\\n))`, 'u');

/** "SaaS for churches: PewPlan": a name after a colon, where what stands before it says what it is. */
function nameAfterTrade(text: string, language: LanguageId): Candidate[] {
  const [, label = '', name] = afterLabel.exec(text) ?? [];
  return name && sightings(fold(label), language).length > 0
    ? [{ text: name, index: label.length, certainty: 7.2 }]
    : [];
}

/** "…, Kanzlei Marquardt & Voss, …": a phrase of its own that holds the word for its trade. */
const namesWithTrade = (text: string, language: LanguageId): Candidate[] =>
  [...text.slice(0, 300).matchAll(ownPhrase)]
    .filter(([phrase]) => phrase.includes(' ') && sightings(fold(phrase), language).length > 0)
    .map(({ 0: phrase, index }) => ({ text: phrase, index, certainty: 6.4 }));

const arabicName = /^\s((?:\p{Script=Arabic}{2,}\s)?ال\p{Script=Arabic}{2,})(?=\s|[،.:؛]|$)/u;

/** "مكتب محاماة سارة الحداد": after a trade without an article stands whose it is. */
const arabicNames = (text: string): Candidate[] => {
  const sample = text.slice(0, 120);
  return sightings(sample, 'ar').flatMap(({ end }) => {
    const name = arabicName.exec(sample.slice(end))?.[1];
    return name && !/^(?:في|من|مع|على|عن|إلى)\s/u.test(name)
      ? [{ text: name, index: end, certainty: 5.2 }]
      : [];
  });
};

const endOfPhrase = '(?=\\s?[,.;:–—!(]|\\s*$|\\n)';
const afterClause = new RegExp(`^([^.\\n,:;]{4,100}),\\s(${nameSource})${endOfPhrase}`, 'u');
const saysWhere =
  /\s(?:in|near|on|at|en|em|à|a|au|aux|no|na|im|am|auf|bei|aus|sur|su|nel|nella|nei)\s(?:\p{L}{1,40}\s)?\p{Lu}[^,]{0,100}$/u;
/** "in Asheville, North Carolina": where it is, once more. */
const region =
  /^(?:North|South|East|West|New|County|Upper|Lower|Lake|Isle|Greater|Saint|San|Santa|St|Île|Isla|Costa|Sierra|Val|Bad)(?![\p{L}])/u;

/** "a music school in Cork, The Late Starters": a name at the end of the clause that says what it is. */
function nameAfterClause(text: string, language: LanguageId): Candidate[] {
  const [, clause = '', name] = afterClause.exec(text) ?? [];
  if (!name || region.test(name) || (saysWhere.test(clause) && !name.includes(' '))) return [];
  const holdsName = /\s\p{Lu}/u.test(clause.replace(saysWhere, ''));
  return sightings(fold(clause), language).length > 0
    ? [{ text: name, index: clause.length, certainty: holdsName ? 5.7 : 6.6 }]
    : [];
}

const house = "\\p{Lu}[\\p{L}'’-]{2,30}";
const germanHouse = new RegExp(
  `(?:^|für\\s(?:(?:den|das|die|unsere?n?|meine?n?)\\s)?|[Ww]ir sind\\s(?:das|die|der)\\s)(${house}\\s(?:am|im|zum|zur|beim|an der|in der|auf der|auf dem|unter den|hinter der)\\s${house})(?=[,.:;]|\\s(?:in|–|-|—)\\s|\\s*$|\\n)`,
  'u',
);

/** "Kino am Markt, Görlitz": a house and where it stands are its name in German. */
const germanHouses = (text: string): Candidate[] => {
  const [, name] = germanHouse.exec(text.slice(0, 200)) ?? [];
  return name ? [{ text: name, index: 0, certainty: 8.65 }] : [];
};

/** The ways to find a name that look at phrases and at trades rather than at the words around. */
export const phraseFinders = (language: LanguageId): readonly Finder[] => [
  { certainty: 7.2, find: (text) => nameAfterTrade(text, language) },
  { certainty: 6.4, find: (text) => namesWithTrade(text, language) },
  { certainty: 6.6, find: (text) => nameAfterClause(text, language) },
  ...(language === 'ar' ? [{ certainty: 5.2, find: arabicNames }] : []),
  ...(language === 'de' ? [{ certainty: 8.65, find: germanHouses }] : []),
];
