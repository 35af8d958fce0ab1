import { headNouns } from '@sitewright/composer-content';
import { smallWords } from '../../read/entries/scan/tokens.ts';
import { isCompoundOf } from '../../read/identity/compounds.ts';

type List = 'occasions' | 'venues';

const kept = new Map<string, ReadonlySet<string>>();

/** The words of a language and of English, which turns up in prompts of every language. */
function wordsOf(list: List, language: string): ReadonlySet<string> {
  const key = `${list} ${language}`;
  const known = kept.get(key);
  if (known) return known;
  const all = headNouns()[list];
  const words = new Set([...(all[language] ?? []), ...(all.en ?? [])]);
  kept.set(key, words);
  return words;
}

const shortestFront = 1;

const hasOne = (text: string, list: List, language: string): boolean => {
  const words = wordsOf(list, language);
  return smallWords(text).some(
    (word) => words.has(word) || isCompoundOf(word, language, words, shortestFront),
  );
};

/** Whether something is spoken of that takes place once: a wedding, a reunion. */
export const hasOccasion = (text: string, language: string): boolean => hasOne(text, 'occasions', language);

/** Whether a house or ground is spoken of in which something can take place: a church, a hall. */
export const hasVenue = (text: string, language: string): boolean => hasOne(text, 'venues', language);
