export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const arabic = /\p{Script=Arabic}/u;
/** What Arabic writes as one word with the next: "and", "for", "the". */
const arabicBefore = '(?:[وفبل]?ال|لل|[وفبل])?';
const arabicAfter = '(?:نا|ها|ه|كم)?';
const sameLetters: readonly (readonly [RegExp, string])[] = [
  [/[أإآا]/gu, '[أإآا]'],
  [/[ةه](?!\p{L})/gu, '[ةه]'],
];

/** People leave accents out: "galeria" is "galería". */
const withoutAccents = (text: string): string =>
  text.replace(/\p{L}/gu, (letter) => {
    const base = letter.normalize('NFD').replace(/\p{M}/gu, '');
    return base === letter || base.length !== 1 ? letter : `[${letter}${base}]`;
  });

const inArabic = (word: string): string => {
  const loose = sameLetters.reduce((text, [letter, variants]) => text.replace(letter, variants), word);
  return `${word.startsWith('ال') ? '[وفبل]?' : arabicBefore}${loose}${arabicAfter}`;
};

const spaced = (text: string): string => text.replaceAll(' ', '[\\s-]+').replace(/['’]/gu, "['’]");

function source(word: string): string {
  const escaped = escapePattern(word);
  if (unspaced.test(word)) return escaped;
  return spaced(arabic.test(word) ? inArabic(escaped) : withoutAccents(escaped));
}

/** The source of a pattern for any of some words; the longest wins. Matches nothing for none. */
export function anyOf(words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const glued = longestFirst.filter((word) => unspaced.test(word)).map(source);
  const whole = longestFirst.filter((word) => !unspaced.test(word)).map(source);
  // The bounds stand once around all words: each costs a table of every letter there is.
  const bounded = whole.length > 0 ? [`(?<![\\p{L}\\p{N}])(?:${whole.join('|')})(?![\\p{L}\\p{N}])`] : [];
  return [...glued, ...bounded].join('|') || '(?!)';
}

/** Finds whole words or phrases, in any script; upper and lower case are the same. */
export const wordPattern = (words: readonly string[], flags = 'iu'): RegExp =>
  new RegExp(anyOf(words), flags);

/** How often any of the words occurs, and where first. */
export function countWords(text: string, pattern: RegExp): { count: number; first: number } {
  let count = 0;
  let first = Number.POSITIVE_INFINITY;
  for (const match of text.matchAll(new RegExp(pattern, 'giu'))) {
    count += 1;
    first = Math.min(first, match.index);
  }
  return { count, first };
}
