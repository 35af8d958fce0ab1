import { type Locale, loadLocale, localeFor, type Words } from '@sitewright/composer-content';
import type { Classified } from '../../classify/classified.ts';
import { type Grammar, grammarOf } from './grammar.ts';

/** What the readers of an identity share. English words turn up in prompts of every language. */
export interface Reading {
  prompt: string;
  statements: readonly Classified[];
  /** Of the prompt, without its variety: "pt". */
  language: string;
  /** With its variety: "pt-BR". */
  tag: string;
  locales: readonly [Locale, ...Locale[]];
  grammar: Grammar;
  /** Words for a page, a site and their parts: what holds one is said about the site. */
  siteWords: ReadonlySet<string>;
  /** Words for what a site does and how it looks: what one has "with" before it is wished for. */
  wishWords: ReadonlySet<string>;
  /** Words right before a place. */
  placeWords: ReadonlySet<string>;
}

/** Where nothing is said to be the site, the first thing that is said may be it: "plumber landing page". */
function withIdentity(statements: readonly Classified[]): readonly Classified[] {
  if (statements.some((statement) => isOf(statement, 'identity'))) return statements;
  const first = statements.findIndex(({ kind, class: name }) => kind !== 'markup' && name !== 'prohibition');
  return statements.map((statement, index) =>
    index === first ? { ...statement, also: [...statement.also, 'identity'] } : statement,
  );
}

const wishWordsOf = (locales: Reading['locales']): string[] =>
  wordsFor({ locales }, ({ functions, sections, colours, tones, pages }) => [
    ...Object.values(functions).flat(),
    ...Object.values(colours).flat(),
    ...Object.values(tones).flat(),
    ...Object.entries(sections).flatMap(([id, list]) => (id === 'offer' ? [] : list)),
    ...pages,
  ]).filter((word) => !word.includes(' '));

type OfLanguage = Pick<Reading, 'locales' | 'grammar' | 'siteWords' | 'wishWords' | 'placeWords'>;

function readingIn(language: string): OfLanguage {
  const own = loadLocale(localeFor(language) ?? 'en');
  const locales: Reading['locales'] = own.id === 'en' ? [own] : [own, loadLocale('en')];
  return {
    locales,
    grammar: grammarOf(language),
    siteWords: new Set(wordsFor({ locales }, ({ pages }) => pages)),
    wishWords: new Set(wishWordsOf(locales)),
    placeWords: new Set(wordsFor({ locales }, ({ places }) => [...places.said, ...places.other])),
  };
}

/** What is of a language is made once: the readers keep what they make of its words by its locales. */
const byLanguage = new Map<string, OfLanguage>();

export function createReading(prompt: string, statements: readonly Classified[], tag: string): Reading {
  const [language = 'en'] = tag.split('-');
  const known = byLanguage.get(language) ?? readingIn(language);
  byLanguage.set(language, known);
  return { prompt, statements: withIdentity(statements), language, tag, ...known };
}

/** The words of all its languages for one purpose. */
export const wordsFor = (
  { locales }: Pick<Reading, 'locales'>,
  pick: (words: Words) => readonly string[],
): string[] => [...new Set(locales.flatMap(({ words }) => pick(words)))];

type Class = Classified['class'];

/** Whether a statement is of a class, for sure or as well. */
export const isOf = (statement: Classified, ...classes: readonly Class[]): boolean =>
  classes.includes(statement.class) ||
  statement.also.some((also) => classes.includes(also)) ||
  (statement.told === 'what' && classes.includes('identity'));

export interface Indexed {
  statement: Classified;
  index: number;
}

export const statementsOf = ({ statements }: Reading, ...classes: readonly Class[]): Indexed[] =>
  statements.flatMap((statement, index) => (isOf(statement, ...classes) ? [{ statement, index }] : []));

/** A telephone number or an address is for visitors whatever it stands in, but for what is forbidden and the head of a letter. */
export const mayReach = ({ class: name, kind, text }: Classified): boolean =>
  name !== 'prohibition' && (kind !== 'markup' || text.startsWith('<'));

/** Forbidden or said to the maker: nothing of it is a fact. */
export const isUnprintable = ({ class: name }: Classified): boolean =>
  name === 'prohibition' || name === 'meta';
