import { type Locale, localeOf, type Words } from '@sitewright/composer-content';
import { type SectionWords, sectionWords } from './section-words.ts';

const kept = new Map<Words, SectionWords>();

function wordsOf(own: Locale): SectionWords {
  const locales = own.id === 'en' ? [own] : [own, localeOf('en')];
  return sectionWords(locales.map(({ id, words }) => ({ words, hasCompounds: id === 'de' })));
}

/** The words of a prompt's language and of English, which turns up in prompts of every language. */
export function sectionWordsFor(language: string): SectionWords {
  const own = localeOf(language);
  const words = kept.get(own.words) ?? wordsOf(own);
  kept.set(own.words, words);
  return words;
}
