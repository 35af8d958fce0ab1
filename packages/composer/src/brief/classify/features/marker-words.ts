import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { isDense } from './dense.ts';
import { wordsOf } from './words.ts';

/**
 * Words by what they mark, all languages together: `make` begins what is said to the maker, `part` and `react` are things of a
 * site, `look` is about its looks, `refuse` forbids … A star stands for any ending, a bar for the space in a phrase.
 */
const file = new URL('../../../../assets/marker-words.json', import.meta.url);
const schema = z.record(z.string(), z.array(z.string()));

/** What a word or phrase marks. */
type Marks = Map<string, string[]>;

export interface MarkerWords {
  /** Words and phrases, their words parted by a space. */
  whole: Marks;
  /** Beginnings of words. */
  beginnings: Marks;
  /** Of scripts without spaces, where it is looked for inside of runs. */
  dense: Marks;
}

function add(marks: Marks, text: string, marker: string): void {
  const known = marks.get(text) ?? [];
  if (!known.includes(marker)) marks.set(text, [...known, marker]);
}

function addWord(words: MarkerWords, written: string, marker: string): void {
  const text = wordsOf(written.replaceAll('|', ' ').toLowerCase()).join(' ');
  if (isDense(text.charCodeAt(0))) add(words.dense, text, marker);
  else add(written.endsWith('*') ? words.beginnings : words.whole, text, marker);
}

function readMarkerWords(): MarkerWords {
  const words: MarkerWords = { whole: new Map(), beginnings: new Map(), dense: new Map() };
  const lists = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const [marker, lines] of Object.entries(lists))
    for (const written of lines.flatMap((line) => line.split(' '))) addWord(words, written, marker);
  return words;
}

let known: MarkerWords | undefined;

/** Read when they are first needed, then kept. */
export function markerWords(): MarkerWords {
  known ??= readMarkerWords();
  return known;
}
