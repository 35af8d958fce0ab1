import { remembered } from '../remembered.ts';
import { unspaced } from '../whole-words.ts';

/** A text for comparing: without case, accents and signs. */
export const plain = remembered((text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

/** Whether a plain text has plain words in a row. Scripts that part no words are searched as they stand. */
export function hasPlainWords(text: string, words: string): boolean {
  let at = words === '' ? -1 : text.indexOf(words);
  // Most are nowhere in it.
  if (at < 0 || unspaced.test(words)) return at >= 0;
  const isEdge = (place: number): boolean => place < 0 || place >= text.length || text[place] === ' ';
  while (at >= 0 && !(isEdge(at - 1) && isEdge(at + words.length))) at = text.indexOf(words, at + 1);
  return at >= 0;
}

/** Whether a text has a word, or several in a row, whatever the case and accents. */
export const hasWords = (text: string, words: string): boolean => hasPlainWords(plain(text), plain(words));

/** Words whose small letter is part of them: "iPhone", "npm.io/x", "hello@x.example". */
const ownSpelling = /^(?:\p{Ll}{1,3}\p{Lu}|\p{Ll}[^\s]*[@/_\\=]|\p{Ll}[^\s.]*\.\p{L})/u;

/** The first letter large, where the script has large ones and the word has no spelling of its own. */
export const capitalise = (text: string): string => {
  const [first = ''] = text;
  if (ownSpelling.test(text)) return text;
  return first.toLocaleUpperCase('en') + text.slice(first.length);
};

const endsSentence = /[.!?…:。！？؟]["'”’»」)]?$/u;

/** A line as a sentence, closed as its script does. */
export function sentence(text: string): string {
  const line = capitalise(text.trim());
  if (!line || endsSentence.test(line)) return line;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(line) ? `${line}。` : `${line}.`;
}

const isUnspacedEnd = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。！？ー]$/u;

/** Sentences one after the other. */
export const inARow = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .reduce((text, part) => (text ? `${text}${isUnspacedEnd.test(text) ? '' : ' '}${part}` : part), '');

/** A title of two halves on one line. */
export const oneLine = (title: string): string => inARow(title.split('|').map((half) => half.trim()));

const fewestToPart = 4;

/** A line as a title of two halves, parted where one would take a breath. */
export function inHalves(line: string): string {
  const whole = line.replaceAll('|', ' ').trim();
  const pause = whole.search(/[,;:、。]\s?\S/u);
  if (pause > 3) return `${whole.slice(0, pause + 1)}|${whole.slice(pause + 1).trim()}`;
  const words = whole.split(' ');
  if (words.length < fewestToPart) return whole;
  const middle = Math.ceil(words.length / 2);
  return `${words.slice(0, middle).join(' ')}|${words.slice(middle).join(' ')}`;
}
