import {
  type BriefFunction,
  type BriefSectionType,
  briefFunctions,
  briefSectionTypes,
} from '@sitewright/contracts';
import { type Phrase, phraseOf } from './phrase.ts';

/** The words of a language by which a prompt is read, in small letters. */
export interface WordLists {
  sections: Readonly<Record<BriefSectionType, readonly string[]>>;
  functions: Readonly<Record<BriefFunction, readonly string[]>>;
  /** Words for a site, its pages and their parts. */
  pages: readonly string[];
}

/** The words by which sections and functions are told, ready to be looked for; several languages can be in one. */
export interface SectionWords {
  sections: readonly Phrase<BriefSectionType>[];
  functions: readonly Phrase<BriefFunction>[];
  pages: ReadonlySet<string>;
}

export interface Language {
  words: WordLists;
  /** Whether its compounds are told by their last part: "Reservierungsformular". */
  hasCompounds: boolean;
}

/** Makes ready the words of languages; where they agree the first counts. */
export function sectionWords(languages: readonly Language[]): SectionWords {
  const phrases = <Name extends string>(
    names: readonly Name[],
    listsOf: (words: WordLists) => Readonly<Record<Name, readonly string[]>>,
  ) =>
    languages.flatMap(({ words, hasCompounds }) =>
      names.flatMap((name) => (listsOf(words)[name] ?? []).map((text) => phraseOf(name, text, hasCompounds))),
    );
  return {
    sections: phrases(
      briefSectionTypes.filter((type) => type !== 'custom'),
      (words) => words.sections,
    ),
    functions: phrases(briefFunctions, (words) => words.functions),
    pages: new Set(languages.flatMap(({ words }) => words.pages)),
  };
}
