import { factWords, type Words } from '@sitewright/composer-content';
import { hasPlainWords, plain } from './words.ts';

/** What every site is, by the kinds of wishes that it fulfils. */
const facts: Readonly<Record<keyof Words['always'], string>> = {
  accessible:
    'Every site shows the focus, lets visitors skip to the content and keeps text at a contrast of 4.5 to 1 or more.',
  still: 'Every site keeps still for visitors who ask their system for reduced motion.',
  fast: 'Every site is static files with one stylesheet and one small script, so that it loads fast.',
  responsive: 'Every site fits phones, tablets and large screens.',
  plain:
    'Every site is plain HTML, CSS and a small script: no frameworks, no tracking, nothing from other servers.',
};
const simple = 'Every site is kept simple: few parts, clear headings, text that is easy to read.';

let simply: readonly string[] | undefined;

/** The phrases of all languages for a simple site. */
const simplePhrases = (text: string): string[] => {
  simply ??= factWords().simply.map(plain);
  return simply.filter((phrase) => hasPlainWords(text, phrase));
};

const kinds = ['accessible', 'still', 'fast', 'responsive', 'plain'] as const;

/** Words up to this length ask for nothing: "must", "and", "with". */
const longestFiller = 4;
/** What else a statement may say, in letters, before it asks for something more: "the website should be …". */
const mostOther = 14;

const without = (text: string, words: string): string =>
  hasPlainWords(text, words) ? ` ${text} `.replaceAll(words, ' ').trim() : text;

/** Letters of what a text says beside these phrases, the longest taken out first. */
function lettersBeside(text: string, phrases: readonly string[]): number {
  const rest = phrases.toSorted((one, other) => other.length - one.length).reduce(without, text);
  const words = rest.split(/\s+/u).filter((word) => word.length > longestFiller);
  return words.join('').length;
}

type Phrases = Readonly<Record<(typeof kinds)[number], readonly string[]>>;
const phrasesByWords = new WeakMap<Words, Phrases>();

/** The phrases of a language as they are looked for. Every wish is asked about. */
function phrasesOf(words: Words): Phrases {
  const known = phrasesByWords.get(words);
  if (known) return known;
  const of = (kind: (typeof kinds)[number]) => words.always[kind].map(plain);
  const made: Phrases = {
    accessible: of('accessible'),
    still: of('still'),
    fast: of('fast'),
    responsive: of('responsive'),
    plain: of('plain'),
  };
  phrasesByWords.set(words, made);
  return made;
}

/** How a wish is fulfilled by what every site is, and whether it asks for nothing else. */
export interface Always {
  how: string;
  isAll: boolean;
}

/** What of a wish holds for every site; nothing where none of it does. */
export function alwaysSo(wish: string, words: readonly Words[]): Always | undefined {
  const text = plain(wish);
  const ofKinds = kinds.map((kind) => ({
    fact: facts[kind],
    phrases: words.flatMap((one) => phrasesOf(one)[kind].filter((phrase) => hasPlainWords(text, phrase))),
  }));
  const found = [...ofKinds, { fact: simple, phrases: simplePhrases(text) }];
  const met = found.filter(({ phrases }) => phrases.length > 0);
  if (met.length === 0) return undefined;
  const beside = lettersBeside(
    text,
    met.flatMap(({ phrases }) => phrases),
  );
  return { how: met.map(({ fact }) => fact).join(' '), isAll: beside <= mostOther };
}
