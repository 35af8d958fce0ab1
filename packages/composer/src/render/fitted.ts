import { type Child, fragment, type Html, h } from './h.ts';

/** What a line cannot be broken in. Scripts without spaces break anywhere. */
const words = /[^\s|/\-–—\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** How wide letters are beside an n. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[mwMW@%&]/u, 1.5],
  [/[iljtfrI.,;:!'’]/u, 0.6],
  [/\p{Lu}/u, 1.2],
];
const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 1;

/** The width of the longest word of a text, in letters as wide as an n. */
export const longestWord = (text: string): number =>
  (text.match(words) ?? [])
    .map((word) => [...word].reduce((width, letter) => width + widthOf(letter), 0))
    .reduce((longest, width) => Math.max(longest, width), 0);

/** Words up to this wide fit a phone at any size. */
const shortEnough = 7;

/** A heading's words, smaller where the longest would have to be cut in two (`fitRules` of the theme). */
export function fitted(text: string, content: Child = text): Html {
  const letters = longestWord(text);
  if (letters <= shortEnough) return fragment(content);
  return h('span', { class: 'fit', style: `--letters:${letters.toFixed(1)}` }, content);
}
