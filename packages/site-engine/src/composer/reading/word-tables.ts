import { type LanguageId, languageIds } from '../languages/language.ts';
import { vocabularies } from '../languages/vocabularies.ts';
import type { Feature, NamedTone, Vocabulary } from '../languages/vocabulary.ts';
import { wordPattern } from './lexicon.ts';
import { joint, neighbourJoint } from './lists.ts';
import { neighbourColours, neighbourPlaces, neighbourRefusals, neighbourWords } from './neighbour-words.ts';
import { placeSource } from './place-source.ts';
import type { SectionId } from './section-words.ts';
import { fold } from './tokens.ts';

/** The vocabulary of a prompt, ready to search with: the words of its language and of English. */
export interface WordTables {
  sections: Readonly<Record<SectionId, RegExp>>;
  offerNames: ReadonlySet<string>;
  features: Readonly<Record<Feature, RegExp>>;
  tones: Readonly<Record<NamedTone, RegExp>>;
  /** The English name of a colour by the folded word for it. */
  colours: ReadonlyMap<string, string>;
  /** Whether a word may end with a colour: "Sonnengelb". */
  gluesColours: boolean;
  dark: RegExp;
  /** Words before a list of what is on offer. */
  offering: RegExp;
  /** Words for parts of a page: what holds one is no thing on offer. */
  instruction: RegExp;
  refusal: RegExp;
  refusalAfter: RegExp;
  /** What parts the things of a list. */
  joint: RegExp;
  /** Whether every noun begins with a capital, as in German. */
  capitalNouns: boolean;
  /** A place (2) after a word that says where something is (1) or another. */
  place: RegExp;
}

/** Words for a page and its parts in any language. */
const pageWords =
  'section sections page pages website site button form hero header footer color colors colour colours font fonts design layout theme faq gallery testimonials pricing prices plans menu contact newsletter hours seite webseite website página sitio formulario formulaire formulario modulo página site'.split(
    ' ',
  );

/** Sections whose names are never things on offer. */
const partsOfPages = (sections: Vocabulary['sections']): readonly string[] =>
  [
    sections.faq,
    sections.contact,
    sections.testimonials,
    sections.newsletter,
    sections.visit,
    sections.gallery,
  ].flat();

type Words<Key extends string> = Readonly<Record<Key, readonly string[]>>;

function patterns<Key extends string>(tables: readonly Words<Key>[]): Record<Key, RegExp> {
  const [first] = tables;
  const keys = Object.keys(first ?? {}) as Key[];
  const entries = keys.map((key) => [key, wordPattern(tables.flatMap((table) => table[key]))] as const);
  return Object.fromEntries(entries) as Record<Key, RegExp>;
}

type Neighbours = Pick<Vocabulary, 'sections' | 'refusals' | 'places' | 'colours'>;

function createTables(
  all: readonly Vocabulary[],
  capitalNouns: boolean,
  neighbours: readonly Neighbours[] = [],
): WordTables {
  const refusals = [...all, ...neighbours].map((vocabulary) => vocabulary.refusals);
  const places = [...all, ...neighbours].map((vocabulary) => vocabulary.places);
  const named = [...all, ...neighbours].map((vocabulary) => vocabulary.colours);
  const colours = named.flatMap((names) =>
    Object.entries(names).flatMap(([name, words]) =>
      words.map((word) => [fold(word).replaceAll('-', ' '), name] as const),
    ),
  );
  return {
    sections: patterns([...all, ...neighbours].map(({ sections }) => sections)),
    offerNames: new Set(all.flatMap(({ offerNames }) => offerNames.map(fold))),
    features: patterns(all.map(({ features }) => features)),
    tones: patterns(all.map(({ tones }) => tones)),
    colours: new Map(colours.toReversed()),
    gluesColours: capitalNouns || neighbours.length > 0,
    dark: wordPattern(all.flatMap(({ dark }) => dark)),
    offering: wordPattern(all.flatMap(({ offering }) => offering)),
    instruction: wordPattern([...pageWords, ...all.flatMap(({ sections }) => partsOfPages(sections))]),
    refusal: wordPattern(
      refusals.flatMap(({ before }) => before),
      'giu',
    ),
    refusalAfter: wordPattern(
      refusals.flatMap(({ after = [] }) => after),
      'giu',
    ),
    joint: neighbours.length > 0 ? neighbourJoint : joint,
    capitalNouns,
    place: new RegExp(
      placeSource(
        places.flatMap(({ said }) => said),
        places.flatMap(({ other }) => other),
      ),
      'gu',
    ),
  };
}

function tablesOf(language: LanguageId | undefined): WordTables {
  if (!language)
    return createTables([vocabularies.en], false, [
      {
        sections: neighbourWords,
        refusals: neighbourRefusals,
        places: neighbourPlaces,
        colours: neighbourColours,
      },
    ]);
  const own = language === 'en' ? [] : [vocabularies[language]];
  return createTables([...own, vocabularies.en], language === 'de');
}

const made = new Map<LanguageId | undefined, WordTables>();

/** The tables for a prompt in a language; of a language without a vocabulary, those of English and a few words more. */
export function tablesFor(code: string): WordTables {
  const language = languageIds.find((id) => id === code);
  const known = made.get(language);
  if (known) return known;
  const tables = tablesOf(language);
  made.set(language, tables);
  return tables;
}
