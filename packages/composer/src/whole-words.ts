const letter = /[\p{L}\p{M}\p{N}]/u;
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export interface WordPlace {
  start: number;
  end: number;
}

/** Where a word or phrase of small letters stands whole in a text of small letters; with `isEnding` as the end of a word, too. */
export function placesOfWord(text: string, word: string, isEnding = false): WordPlace[] {
  const places: WordPlace[] = [];
  // Signs such as "€" and scripts without spaces have no edges of words.
  const isLoose = unspaced.test(word) || !letter.test(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isFree = isLoose || !letter.test(text.charAt(end));
    const isBegun = isLoose || isEnding || !letter.test(text.charAt(at - 1));
    if (isFree && isBegun) places.push({ start: at, end });
  }
  return places;
}

/** Whether a text has one of some words, whole. */
export function hasOneOf(text: string, words: readonly string[]): boolean {
  const small = text.toLowerCase();
  return words.some((word) => placesOfWord(small, word).length > 0);
}
