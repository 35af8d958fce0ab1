import { type Locale, loadLocale, localeFor, type Words } from '@sitewright/composer-content';
import { type Grammar, grammarOf } from './grammar.ts';

/** The words of a language and of English, which turns up in prompts of every language. */
export interface LanguageWords {
  locales: readonly [Locale, ...Locale[]];
  grammar: Grammar;
  /** Words for a page, a site and their parts: what holds one is said about the site. */
  siteWords: ReadonlySet<string>;
  /** Words for what a site does and how it looks: what one has "with" before it is wished for. */
  wishWords: ReadonlySet<string>;
  /** Words right before a place. */
  placeWords: ReadonlySet<string>;
}

const wishWordsOf = (locales: LanguageWords['locales']): string[] =>
  wordsFor({ locales }, ({ functions, sections, colours, tones, pages }) => [
    ...Object.values(functions).flat(),
    ...Object.values(colours).flat(),
    ...Object.values(tones).flat(),
    ...Object.entries(sections).flatMap(([id, list]) => (id === 'offer' ? [] : list)),
    ...pages,
  ]).filter((word) => !word.includes(' '));

function readingIn(language: string): LanguageWords {
  const own = loadLocale(localeFor(language) ?? 'en');
  const locales: LanguageWords['locales'] = own.id === 'en' ? [own] : [own, loadLocale('en')];
  return {
    locales,
    grammar: grammarOf(language),
    siteWords: new Set(wordsFor({ locales }, ({ pages }) => pages)),
    wishWords: new Set(wishWordsOf(locales)),
    placeWords: new Set(wordsFor({ locales }, ({ places }) => [...places.said, ...places.other])),
  };
}

/** What is of a language is made once: the readers keep what they make of its words by its locales. */
const byLanguage = new Map<string, LanguageWords>();

/** The words for a language without its variety: "pt". */
export function languageWords(language: string): LanguageWords {
  const known = byLanguage.get(language) ?? readingIn(language);
  byLanguage.set(language, known);
  return known;
}

/** The words of all its languages for one purpose. */
export const wordsFor = (
  { locales }: Pick<LanguageWords, 'locales'>,
  pick: (words: Words) => readonly string[],
): string[] => [...new Set(locales.flatMap(({ words }) => pick(words)))];
