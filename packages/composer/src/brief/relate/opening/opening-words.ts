import { headNouns } from '@sitewright/composer-content';
import { remembered } from '../../../remembered.ts';
import { smallWords } from '../../read/entries/scan/tokens.ts';
import { isCompoundOf } from '../../read/identity/compounds.ts';

type List = 'occasions' | 'venues';

const shortestFront = 1;

/** Looks for the words of a language and of English, which turns up in prompts of every language. */
function finderOf(list: List, language: string): (text: string) => boolean {
  const all = headNouns()[list];
  const words = new Set([...(all[language] ?? []), ...(all.en ?? [])]);
  return remembered((text) =>
    smallWords(text).some((word) => words.has(word) || isCompoundOf(word, language, words, shortestFront)),
  );
}

const finders = new Map<string, (text: string) => boolean>();

function hasOne(text: string, list: List, language: string): boolean {
  const key = `${list} ${language}`;
  const finder = finders.get(key) ?? finderOf(list, language);
  finders.set(key, finder);
  return finder(text);
}

/** Whether something is spoken of that takes place once: a wedding, a reunion. */
export const hasOccasion = (text: string, language: string): boolean => hasOne(text, 'occasions', language);

/** Whether a house or ground is spoken of in which something can take place: a church, a hall. */
export const hasVenue = (text: string, language: string): boolean => hasOne(text, 'venues', language);
