import { type Locale, localeOf, type Words } from '@sitewright/composer-content';
import { briefFunctions } from '@sitewright/contracts';
import { functionPhrases } from '../../../tool-words.ts';
import { type SectionWords, sectionWords, type WordLists } from './section-words.ts';

const kept = new Map<Words, SectionWords>();

/** The words of a locale, and those by which the small tools are asked for. */
const withTools = (locale: Locale): WordLists => ({
  ...locale.words,
  functions: {
    ...locale.words.functions,
    ...Object.fromEntries(briefFunctions.map((type) => [type, functionPhrases(locale, type)])),
  },
});

function wordsOf(own: Locale): SectionWords {
  const locales = own.id === 'en' ? [own] : [own, localeOf('en')];
  return sectionWords(
    locales.map((locale) => ({ words: withTools(locale), hasCompounds: locale.id === 'de' })),
  );
}

/** The words of a prompt's language and of English, which turns up in prompts of every language. */
export function sectionWordsFor(language: string): SectionWords {
  const own = localeOf(language);
  const words = kept.get(own.words) ?? wordsOf(own);
  kept.set(own.words, words);
  return words;
}
