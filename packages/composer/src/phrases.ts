import { remembered } from './remembered.ts';

/** Scripts that are written without spaces, or join particles to their words: a phrase may be a part of what stands there. */
const joined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const wordPart = /[\p{L}\p{M}\p{N}]/u;
const runs = /[\p{L}\p{M}\p{N}]+/gu;
const words = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Looks for phrases of many languages at once. */
export interface PhraseFinder {
  has(text: string): boolean;
  /** How long the phrase is that a text begins with; 0 where it begins with none. */
  leading(text: string): number;
}

/** Arabic and Hebrew may be written with marks for vowels, or without. */
const vowelMarks = /[\u064b-\u0652\u05b0-\u05c7]/gu;
/** How much of a text its first letters without vowel marks are. */
function lengthIn(text: string, letters: number): number {
  let left = letters;
  let at = 0;
  for (; left > 0 && at < text.length; at += 1) if (text.charAt(at).search(vowelMarks) < 0) left -= 1;
  return at;
}

const smallOf = (text: string) => text.toLowerCase().replaceAll('’', "'");

const endsWord = (text: string, end: number, phrase: string) =>
  joined.test(phrase) || !wordPart.test(text.charAt(end)) || !wordPart.test(text.charAt(end - 1));

/** What finders look for in a text: it in small letters, its words, and its runs of letters and digits. */
interface Look {
  small: string;
  words: readonly string[];
  runs: ReadonlySet<string>;
  isJoined: boolean;
  /** The finders that have one of its words or runs, of those that were made when it was looked at last. */
  finders: ReadonlySet<number>;
  findersMade: number;
}

const lookAt = remembered((text: string): Look => {
  const small = smallOf(text).replaceAll(vowelMarks, '');
  return {
    small,
    words: small.match(words) ?? [],
    runs: new Set(small.match(runs)),
    isJoined: joined.test(small),
    finders: new Set(),
    findersMade: 0,
  };
});

let findersMade = 0;
/** By a word that is a phrase, and by the first run of a longer one: the finders that have it. */
const findersOf = new Map<string, number[]>();

/** Whether a finder has any word of a text: hundreds are asked about each, and nearly all of them have none. */
function mayHold(look: Look, finder: number): boolean {
  if (look.findersMade !== findersMade) {
    look.finders = new Set([...look.words, ...look.runs].flatMap((word) => findersOf.get(word) ?? []));
    look.findersMade = findersMade;
  }
  return look.finders.has(finder);
}

/** So many letters of a text tell which phrases it may begin with. */
const startLength = 2;
/** Letters that are left out, or that are small in one way here and in another there: "İ", "Σ". */
const mayChange = /[^\P{Lu}A-ZÀ-ÖØ-ÞΑ-ΡΤ-ΩА-Я]|[’\u064b-\u0652\u05b0-\u05c7]/u;

const isMarked = /[’\u064b-\u0652\u05b0-\u05c7]/u;
/** The beginning of a text in small letters without vowel marks. */
function smallStart(text: string, length: number): string {
  const start = text.slice(0, length);
  return isMarked.test(start) ? smallOf(start).replaceAll(vowelMarks, '') : start.toLowerCase();
}

/** Makes ready phrases in small letters. */
export function phraseFinder(phrases: readonly string[]): PhraseFinder {
  const single = new Set(
    phrases.filter((phrase) => !joined.test(phrase) && /^[\p{L}\p{M}']+$/u.test(phrase)),
  );
  const within = phrases.filter((phrase) => joined.test(phrase));
  const several = phrases.filter((phrase) => !single.has(phrase) && !joined.test(phrase));
  // A phrase can only stand where its first run does: most phrases need no search.
  const byRun = Map.groupBy(several, (phrase) => phrase.match(runs)?.[0]);
  const ofMarks = byRun.get(undefined) ?? [];
  const byStart = Map.groupBy(
    phrases.toSorted((a, b) => b.length - a.length),
    (phrase) => phrase.slice(0, startLength),
  );
  const isStart = (letters: string) => byStart.has(letters) || byStart.has(letters.charAt(0));
  const finder = findersMade;
  findersMade += 1;
  for (const word of new Set([...single, ...byRun.keys()]))
    if (word !== undefined) findersOf.set(word, [...(findersOf.get(word) ?? []), finder]);
  // Each letter may have a mark, and the one behind a phrase tells whether its word ends there.
  const longest = 2 * Math.max(0, ...phrases.map(({ length }) => length)) + 2;
  return {
    has(text) {
      const look = lookAt(text);
      const isHeld = (phrase: string) => holds(look.small, phrase);
      if (mayHold(look, finder)) {
        if (look.words.some((word) => single.has(word))) return true;
        for (const run of look.runs) if (byRun.get(run)?.some(isHeld)) return true;
      }
      return (look.isJoined && within.some((phrase) => look.small.includes(phrase))) || ofMarks.some(isHeld);
    },
    leading(text) {
      const start = text.slice(0, startLength);
      // Most texts begin with no letters that a phrase begins with.
      if (!mayChange.test(start) && !isStart(start.toLowerCase())) return 0;
      const small = smallStart(text, longest);
      const leads = (phrase: string) => small.startsWith(phrase) && endsWord(small, phrase.length, phrase);
      const found =
        byStart.get(small.slice(0, startLength))?.find(leads) ?? byStart.get(small.charAt(0))?.find(leads);
      return found ? lengthIn(text, found.length) : 0;
    },
  };
}

function holds(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase);
  return at >= 0 && !wordPart.test(text.charAt(at - 1)) && endsWord(text, at + phrase.length, phrase);
}
