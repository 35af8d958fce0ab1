import { headColour } from './compound-colours.ts';
import { bare, fold, isUnspaced } from './tokens.ts';
import type { WordTables } from './word-tables.ts';

export type ColourWords = Pick<WordTables, 'colours' | 'gluesColours'>;

/** A word for a colour in a text. */
export interface ColourWord {
  /** As typed. */
  word: string;
  /** What it is in English. */
  english: string;
  index: number;
  end: number;
}

interface Part {
  key: string;
  index: number;
  end: number;
}

/** 料金 is no gold. */
const han = /\p{Script=Han}/u;
const mostParts = 3;
const longestUnspaced = 8;
const parted = /[\p{L}\p{M}]+(?:['’]\p{L}{3,})?|\p{N}+/gu;
const betweenParts = /^(?:[\s-]+|['’])$/u;

const partsOf = (text: string): Part[] =>
  [...text.matchAll(parted)].map(({ 0: word, index }) => ({
    key: fold(word),
    index,
    end: index + word.length,
  }));

/** What Arabic glues to the front and the end of a word: "and golden", "its blue". */
const arabicFront = /^[وفبل](?=\p{Script=Arabic}{3})/u;
const feminine = /ه$/u;

const formsOf = (key: string): string[] => [
  key,
  bare(key),
  bare(key.replace(arabicFront, '')),
  key.replace(feminine, 'ة'),
];

function englishOf(key: string, { colours, gluesColours }: ColourWords): string | undefined {
  const head = gluesColours ? headColour(key) : undefined;
  return [...formsOf(key), ...(head ? [head] : [])].map((form) => colours.get(form)).find(Boolean);
}

/** The longest name of a colour that begins with a part. */
function colourAt(
  parts: readonly Part[],
  at: number,
  text: string,
  words: ColourWords,
): ColourWord | undefined {
  const first = parts[at];
  for (let length = mostParts; first && length > 0; length -= 1) {
    const run = parts.slice(at, at + length);
    const last = run.at(-1);
    const isWhole = run.every(
      ({ index }, i) => i === 0 || betweenParts.test(text.slice(run[i - 1]?.end, index)),
    );
    const english = isWhole && run.length === length && englishOf(run.map(({ key }) => key).join(' '), words);
    if (last && english)
      return { word: text.slice(first.index, last.end), english, index: first.index, end: last.end };
  }
  return undefined;
}

/** Words written without spaces are looked for from each letter on, the longest first. */
function unspacedColours({ key, index }: Part, { colours }: ColourWords): ColourWord[] {
  const found: ColourWord[] = [];
  for (let start = 0; start < key.length; start += 1) {
    for (let length = longestUnspaced; length > 0; length -= 1) {
      const word = key.slice(start, start + length);
      const english = word.length === length ? colours.get(word) : undefined;
      if (!english || (length === 1 && han.test(key.charAt(start - 1)))) continue;
      found.push({ word, english, index: index + start, end: index + start + length });
      start += length - 1;
      break;
    }
  }
  return found;
}

/** Every word for a colour in a text, in its order. */
export function colourWordsIn(text: string, words: ColourWords): ColourWord[] {
  const parts = partsOf(text);
  const found: ColourWord[] = [];
  let end = 0;
  parts.forEach((part, at) => {
    if (part.index < end) return;
    const colours = isUnspaced(part.key)
      ? unspacedColours(part, words)
      : [colourAt(parts, at, text, words) ?? []].flat();
    found.push(...colours);
    end = colours.at(-1)?.end ?? end;
  });
  return found;
}

/** Whether a text names a colour. */
export const namesColour = (text: string, words: ColourWords): boolean =>
  colourWordsIn(text, words).length > 0;
