import { type BriefFunction, briefFunctions } from '@sitewright/contracts';
import { makeablePhrases } from '../../../../tool-words.ts';
import { anyPhrase, endOf, type Phrase, wordsOf } from '../../outline/phrase.ts';
import type { Reading } from '../reading.ts';

export interface Named {
  type: BriefFunction;
  /** The phrase that names it. */
  phrase: string;
}

/** A phrase of a list, ready to be looked for. */
interface Sought extends Named {
  ready: Phrase<'phrase'>;
  /** How many words it has. */
  count: number;
}

const phrasesByLocales = new WeakMap<Reading['locales'], readonly Sought[]>();

/** The phrases for every function in a prompt's languages, gathered once a prompt. */
function phrasesFor(locales: Reading['locales']): readonly Sought[] {
  const known = phrasesByLocales.get(locales);
  if (known) return known;
  const phrases = briefFunctions.flatMap((type) =>
    [...new Set(locales.flatMap((locale) => makeablePhrases(locale, type)))].map((phrase) => ({
      type,
      phrase,
      ready: anyPhrase(phrase),
      count: phrase.split(/[\s-]/u).length,
    })),
  );
  phrasesByLocales.set(locales, phrases);
  return phrases;
}

/** "at the table", "book a table": nobody asks for rows and columns there. */
const furniture =
  /(?<!\p{L})(?:at|on|to|per|by|book|reserve|reserving|booking)\s(?:a\s|the\s|your\s|each\s|their\s)?tables?(?!\p{L})/iu;
const isFurniture = (text: string): boolean => furniture.test(text);

/** All functions that a text names; a phrase within a longer one of another function does not count. */
export function functionsIn(text: string, { locales }: Reading): Named[] {
  const words = wordsOf(text);
  const found: (Named & { start: number; end: number; length: number })[] = [];
  for (const { type, phrase, ready, count } of phrasesFor(locales)) {
    const end = endOf(words, ready);
    if (end !== undefined) found.push({ type, phrase, start: end - count, end, length: ready.length });
  }
  const isWithin = (one: (typeof found)[number], other: (typeof found)[number]) =>
    other.length > one.length && one.start >= other.start && one.end <= other.end;
  const kept = found.filter(
    (one) =>
      !found.some((other) => other.type !== one.type && isWithin(one, other)) &&
      !(one.type === 'table' && isFurniture(text)),
  );
  const longestFirst = kept.toSorted((one, other) => other.length - one.length);
  return longestFirst.filter(({ type }, at) => longestFirst.findIndex((each) => each.type === type) === at);
}
