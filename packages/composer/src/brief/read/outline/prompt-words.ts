import { type LocaleId, loadLocale, localeFor } from '@sitewright/composer-content';
import { briefFunctions, briefSectionTypes } from '@sitewright/contracts';
import { eld } from 'eld/extrasmall';
import type { SectionWords } from './section-words.ts';

/** More says no more of a language. */
const longestSample = 2000;

/** The language a prompt is written in, as a BCP 47 tag; English where it is too short to tell. */
export function languageOf(prompt: string): string {
  const { language } = eld.detect(prompt.slice(0, longestSample));
  return language === '' ? 'en' : language;
}

function merged<Name extends string>(
  names: readonly Name[],
  lists: readonly Readonly<Record<Name, readonly string[]>>[],
): Record<Name, readonly string[]> {
  const entries = names.map(
    (name) => [name, [...new Set(lists.flatMap((list) => list[name] ?? []))]] as const,
  );
  // Every name has its entry.
  return Object.fromEntries(entries) as Record<Name, readonly string[]>;
}

const kept = new Map<LocaleId, SectionWords>();

function wordsOf(id: LocaleId): SectionWords {
  const ids: LocaleId[] = id === 'en' ? ['en'] : [id, 'en'];
  const lists = ids.map((each) => loadLocale(each).words);
  return {
    sections: merged(
      briefSectionTypes,
      lists.map(({ sections }) => sections),
    ),
    functions: merged(
      briefFunctions,
      lists.map(({ functions }) => functions),
    ),
  };
}

/** The words of a prompt's language and of English, which turns up in prompts of every language. */
export function sectionWordsFor(language: string): SectionWords {
  const id = localeFor(language) ?? 'en';
  const words = kept.get(id) ?? wordsOf(id);
  kept.set(id, words);
  return words;
}
