import { phrases } from '@sitewright/composer-content';
import { folded, nounsOf } from '../read/identity/kind/nouns.ts';
import { languageWords, wordsFor } from '../read/identity/language-words.ts';

/** What the words of a language are, in small letters. */
export interface WordClasses {
  /** The lists of its language and of English that a word is in: "article", "called", "noun". */
  of(small: string): string;
  /** Whether two words are a noun: "tattoo studio". */
  areNoun(first: string, second: string): boolean;
}

const kept = new Map<string, WordClasses>();

const lastWords = (list: Iterable<string>): Set<string> =>
  new Set([...list].map((phrase) => phrase.split(' ').at(-1) ?? ''));
const allWords = (list: Iterable<string>): Set<string> =>
  new Set([...list].flatMap((phrase) => phrase.split(' ')));

interface KnownWord {
  classes: string;
  /** Whether a noun begins with it. */
  beginsNoun: boolean;
}

function classesIn(language: string): WordClasses {
  const reading = languageWords(language);
  const { grammar, locales } = reading;
  const days = wordsFor(reading, ({ weekdays, months, dayGroups }) => [
    ...weekdays.flat(),
    ...months.flat(),
    ...dayGroups,
  ]);
  const parts = wordsFor(reading, ({ sections, functions, fields }) => [
    ...Object.values(sections).flat(),
    ...Object.values(functions).flat(),
    ...Object.values(fields).flat(),
  ]);
  const looks = wordsFor(reading, ({ colours, tones, typefaces, dark, light }) => [
    ...Object.values(colours).flat(),
    ...Object.values(tones).flat(),
    ...Object.values(typefaces).flat(),
    ...dark,
    ...light,
  ]);
  const nouns = nounsOf({ locales });
  const firsts = new Set(Array.from(nouns.keys(), (noun) => noun.split(' ', 1)[0] ?? ''));
  const lists: readonly [string, ReadonlySet<string>][] = [
    ['called', lastWords(grammar.called)],
    ['key', lastWords(grammar.keys)],
    ['once', lastWords(grammar.once)],
    ['like', lastWords(grammar.like)],
    ['recipient', lastWords(grammar.recipients)],
    ['self', lastWords(grammar.selves)],
    ['owner', grammar.owners],
    ['article', grammar.articles],
    ['copula', grammar.copulas],
    ['want', grammar.wants],
    ['edge', grammar.edges],
    ['end', grammar.ends],
    ['link', grammar.links],
    ['plain', grammar.plain],
    ['open', grammar.open],
    ['having', grammar.having],
    ['site', reading.siteWords],
    ['place', lastWords(reading.placeWords)],
    ['day', new Set(days)],
    ['part', allWords(parts)],
    ['look', allWords(looks)],
    ['title', new Set(phrases().titles)],
    ['suffix', new Set(phrases().suffixes)],
    ['kin', new Set(phrases().kin)],
    ['noun', new Set(nouns.keys())],
    ['noun word', allWords(nouns.keys())],
  ];
  const known = new Map<string, KnownWord>();
  const knownWord = (small: string): KnownWord => {
    const before = known.get(small);
    if (before !== undefined) return before;
    const word = folded(small);
    const classes = lists.flatMap(([name, words]) => (words.has(word) ? [name] : [])).join('+');
    const own = { classes, beginsNoun: firsts.has(word) };
    known.set(small, own);
    return own;
  };
  return {
    of: (small) => knownWord(small).classes,
    areNoun: (first, second) => knownWord(first).beginsNoun && nouns.has(folded(`${first} ${second}`)),
  };
}

/** What the words of a language are. */
export function wordClassesOf(language: string): WordClasses {
  const classes = kept.get(language) ?? classesIn(language);
  kept.set(language, classes);
  return classes;
}
