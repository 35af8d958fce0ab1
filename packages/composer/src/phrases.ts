/** Scripts that are written without spaces, or join particles to their words: a phrase may be a part of what stands there. */
const joined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const wordPart = /[\p{L}\p{M}\p{N}]/u;
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

/** Makes ready phrases in small letters. */
export function phraseFinder(phrases: readonly string[]): PhraseFinder {
  const single = new Set(
    phrases.filter((phrase) => !joined.test(phrase) && /^[\p{L}\p{M}']+$/u.test(phrase)),
  );
  const within = phrases.filter((phrase) => joined.test(phrase));
  const several = phrases.filter((phrase) => !single.has(phrase) && !joined.test(phrase));
  const byStart = Map.groupBy(
    phrases.toSorted((a, b) => b.length - a.length),
    (phrase) => phrase.charAt(0),
  );
  return {
    has(text) {
      const small = smallOf(text).replaceAll(vowelMarks, '');
      if ((small.match(words) ?? []).some((word) => single.has(word))) return true;
      return (
        within.some((phrase) => small.includes(phrase)) || several.some((phrase) => holds(small, phrase))
      );
    },
    leading(text) {
      const small = smallOf(text).replaceAll(vowelMarks, '');
      const found = byStart
        .get(small.charAt(0))
        ?.find((phrase) => small.startsWith(phrase) && endsWord(small, phrase.length, phrase));
      return found ? lengthIn(text, found.length) : 0;
    },
  };
}

function holds(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase);
  return at >= 0 && !wordPart.test(text.charAt(at - 1)) && endsWord(text, at + phrase.length, phrase);
}
