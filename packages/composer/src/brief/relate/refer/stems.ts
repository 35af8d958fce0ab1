import { references } from '@sitewright/composer-content';
import { remembered } from '../../../remembered.ts';
import {
  conjunctions,
  determiners,
  having,
  joining,
  measuring,
  owning,
  placing,
  pronouns,
  ranging,
  subjects,
  subordinating,
} from '../../cut/prose/function-words.ts';
import { tokensOf } from '../../read/entries/scan/tokens.ts';

const fewestLetters = 3;
const longestStem = 6;

/** Endings by which forms of one word differ in languages that have many: "kodu", "codes", "Schulden". */
const ending = /(?:[aeiouyąę]{1,2}[smn]?|(?<!s)s)$/u;
const arabicLead = /^[وفبلك]?(?:ال)?(?=\p{L}{3})/u;
const spaceless = /[\p{Script=Han}\p{Script=Katakana}]+/gu;

const pairsOf = (run: string): string[] =>
  run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));

/** A word without marks and endings. */
export function stemOf(word: string): string {
  const plain = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replace(arabicLead, '');
  const bare = plain.replace(ending, '');
  return (bare.length >= fewestLetters ? bare : plain).slice(0, longestStem);
}

/** The stems of the words of a text in their order; of writing without spaces, pairs of signs. */
export const stemsOf = remembered((text: string): readonly string[] =>
  tokensOf(text).flatMap(({ kind, text: word }) => {
    if (kind !== 'word') return [];
    const runs = word.match(spaceless);
    if (runs) return runs.flatMap(pairsOf);
    return word.length >= fewestLetters ? [stemOf(word)] : [];
  }),
);

const small = [
  conjunctions,
  determiners,
  having,
  joining,
  measuring,
  owning,
  placing,
  pronouns,
  ranging,
  subjects,
  subordinating,
];

let unnamed: ReadonlySet<string> | undefined;

/** Whether a word names nothing: small ones, and what is said of every site. */
export function isUnnamed(word: string): boolean {
  unnamed ??= new Set(Object.values(references().unnamed).flat());
  const own = word.toLowerCase();
  return unnamed.has(own) || small.some((words) => words.has(own));
}

/** The stems of those words of a text that name something. */
export const namingStems = (text: string): string[] => [
  ...new Set(
    tokensOf(text).flatMap(({ kind, text: word }) =>
      kind === 'word' && !isUnnamed(word) ? stemsOf(word) : [],
    ),
  ),
];
