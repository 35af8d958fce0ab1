import { headNouns } from '@sitewright/composer-content';
import { isSpaceless, type Token, tokensOf } from '../../entries/scan/tokens.ts';
import { isCompoundOf } from '../compounds.ts';
import { folded, nounsOf } from '../kind/nouns.ts';
import type { Reading } from '../reading.ts';

interface Words {
  /** Each form of a noun, with the one that stands by itself. */
  forms: ReadonlyMap<string, string>;
  persons: ReadonlySet<string>;
  places: ReadonlySet<string>;
  anywhere: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
}

const kept = new Map<string, Words>();

function wordsOf({ language }: Reading): Words {
  const known = kept.get(language);
  if (known) return known;
  const { nouns, persons, places, anywhere, forms: kinds } = headNouns();
  // English words turn up in prompts of every language.
  const read = [...new Set([language, 'en'])];
  const forms = new Map(
    read.flatMap((each) =>
      (nouns[each] ?? []).flatMap((entry) => {
        const [base = '', ...others] = entry.split(' ');
        return [base, ...others].map((form): [string, string] => [form, base]);
      }),
    ),
  );
  const of = (lists: typeof persons) => new Set(read.flatMap((each) => lists[each] ?? []));
  const words = {
    forms,
    persons: of(persons),
    places: of(places),
    anywhere: of(anywhere),
    kinds: of(kinds),
  };
  kept.set(language, words);
  return words;
}

const shortestFront = 3;

/** The form in which a noun that a site may be for stands by itself; undefined for any other word. */
export function headForm(word: string, reading: Reading): string | undefined {
  const small = word.toLowerCase();
  const { forms } = wordsOf(reading);
  const plain = forms.get(small);
  if (plain !== undefined) return plain === small ? word : plain;
  if (nounsOf(reading).get(small)?.isSynonym) return word;
  return isCompoundOf(small, reading.language, forms, shortestFront) ? word : undefined;
}

/** Whether a word is a noun that a site may be for, in one number or the other. */
export const isNounOfSite = (word: string, reading: Reading): boolean => {
  const small = folded(word);
  return [small, small.replace(/(?<=[^s])s$/u, '')].some(
    (noun) => headForm(noun, reading) !== undefined || reading.grammar.open.has(noun),
  );
};

/** Whether a noun is that of a kind of site, which what it is about gives its name: "blog", "quiz". */
export function isKindOfSite(word: string, reading: Reading): boolean {
  const { kinds } = wordsOf(reading);
  const small = word.toLowerCase();
  const isCompounded = reading.language === 'de' || reading.language === 'nl';
  // "Reiseblog"
  return kinds.has(small) || (isCompounded && [...kinds].some((kind) => small.endsWith(kind)));
}

export const isPerson = ({ text }: Token, reading: Reading): boolean =>
  wordsOf(reading).persons.has(text.toLowerCase());

/** Whether the name of a place may follow a word. */
export const leadsToPlace = (word: string, reading: Reading): boolean =>
  reading.placeWords.has(word) || wordsOf(reading).places.has(word);

/** "in town", "at home": behind a word that leads to a place, and the name of none. */
export const isAnywhere = (word: string, reading: Reading): boolean => wordsOf(reading).anywhere.has(word);

/** Whether a phrase has a noun in it that a site may be for, in the form in which it stands by itself. */
export const hasHead = (phrase: string, reading: Reading): boolean =>
  tokensOf(phrase).some(({ text }) => headForm(text, reading) === text);

/** Who is spoken to: in "an app that reminds you to water your plants" that is whoever visits. */
const addressees: ReadonlySet<string> = new Set(
  'you your yours dich dir dein deine deinen deiner ihnen ihre ihren vous votre vos te tu ti tuo tua jij je jouw u uw'.split(
    ' ',
  ),
);
const relatives: ReadonlySet<string> = new Set('that which who der die das qui que che die dat'.split(' '));

/** Whether somebody speaks of themselves in these words, or to who makes the site; behind a relative word visitors are spoken to. */
export function speaks(tokens: readonly Token[], reading: Reading): boolean {
  let isBehind = false;
  return tokens.some((token) => {
    const small = token.text.toLowerCase();
    const isSpeaker = isPerson(token, reading) && !(isBehind && addressees.has(small));
    isBehind ||= relatives.has(small);
    return isSpeaker;
  });
}

/** Whether somebody speaks of themselves in it, or to who makes the site: no noun phrase does. */
export const isPersonal = (phrase: string, reading: Reading): boolean =>
  isSpaceless(phrase)
    ? [...wordsOf(reading).persons].some((person) => phrase.includes(person))
    : speaks(tokensOf(phrase), reading);

/** The first of these nouns in a text without spaces, the longest where several begin or end there. */
export function headWithin(text: string, reading: Reading): { start: number; end: number } | undefined {
  const found = [...wordsOf(reading).forms.keys()]
    .filter((form) => isSpaceless(form))
    .map((form) => ({ start: text.indexOf(form), end: text.indexOf(form) + form.length }))
    .filter(({ start }) => start > 0);
  return found.toSorted((one, other) => one.start - other.start || other.end - one.end)[0];
}
