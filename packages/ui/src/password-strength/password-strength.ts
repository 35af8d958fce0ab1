import { isCommonest } from './commonest-passwords.ts';

/** How hard a password is to guess, from the worst to the best. */
export const strengths = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;
export type Strength = (typeof strengths)[number];

/** Guesses, as powers of two, from which on a password is weak, fair, good and strong. */
const thresholds = [24, 40, 56, 72];

/** What guessing begins with; a password made of it is worth little more than the rest of it. */
const favourites =
  /pass(?:word|wort)?|qwert[yz]?|asdf(?:gh)?|welcome|letmein|iloveyou|admin|login|monkey|dragon|football|sunshine|princess|secret|(?:19|20)\d\d/g;

const alphabets: [RegExp, size: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^\p{ASCII}]/u, 100],
];

/** One character stands for each guessable word: it costs a guesser about as much. */
function withoutWords(password: string, email: string): string {
  const [name = ''] = email.toLowerCase().split('@');
  const text = password.toLowerCase();
  const anonymous = name.length < 3 ? text : text.replaceAll(name, '*');
  return anonymous.replace(favourites, '*');
}

/** A character that repeats the one before it, or goes on counting from it, adds next to nothing. */
function isSurprising(character: number, index: number, all: number[]): boolean {
  const before = all[index - 1];
  return before === undefined || Math.abs(character - before) > 1;
}

/** "abcabcabc" says no more than "abc". */
const withoutRepetition = (text: string) => text.replace(/(.{2,}?)\1+/gsu, '$1');

function guessesAsPowerOfTwo(password: string, email: string): number {
  const text = withoutRepetition(withoutWords(password, email));
  const length = Array.from(text, (character) => character.codePointAt(0) ?? 0).filter(isSurprising).length;
  const size = alphabets.reduce((sum, [alphabet, count]) => sum + (alphabet.test(password) ? count : 0), 0);
  return length * Math.log2(Math.max(size, 2));
}

/** More of a password than this is neither read nor needed to call it strong. */
const readLength = 128;

/** Estimates a password from its text alone. It is advice for the person who types: nothing is refused by it. */
export function passwordStrength(password: string, email: string): Strength {
  if (isCommonest(password)) return 'Very weak';
  const guesses = guessesAsPowerOfTwo(password.slice(0, readLength), email);
  const level = thresholds.filter((threshold) => guesses >= threshold).length;
  return strengths[level] ?? 'Very weak';
}
