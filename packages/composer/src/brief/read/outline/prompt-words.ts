import { type LocaleId, loadLocale, localeFor } from '@sitewright/composer-content';
import { type SectionWords, sectionWords } from './section-words.ts';

const kept = new Map<LocaleId, SectionWords>();

function wordsOf(id: LocaleId): SectionWords {
  const ids: LocaleId[] = id === 'en' ? ['en'] : [id, 'en'];
  return sectionWords(ids.map((each) => ({ words: loadLocale(each).words, hasCompounds: each === 'de' })));
}

/** The words of a prompt's language and of English, which turns up in prompts of every language. */
export function sectionWordsFor(language: string): SectionWords {
  const id = localeFor(language) ?? 'en';
  const words = kept.get(id) ?? wordsOf(id);
  kept.set(id, words);
  return words;
}
