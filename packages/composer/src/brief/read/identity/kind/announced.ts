import { countWords } from '../../entries/scan/tokens.ts';
import type { Reading } from '../reading.ts';
import { folded, nounsOf } from './nouns.ts';

const fewestWords = 2;
const mostWords = 5;

/** The site type that a few words announce, which somebody says instead of naming what they want: "Wir heiraten!", "Save the date". */
export function announcedType(text: string, reading: Pick<Reading, 'locales'>): string | undefined {
  const count = countWords(text);
  if (count < fewestWords || count > mostWords) return undefined;
  const said = folded(text.replaceAll(/^[¡!\s]{1,4}|[\s!.:,;…–—-]{1,4}$/gu, ''));
  const [type, ...others] = nounsOf(reading).get(said)?.types ?? [];
  return others.length === 0 ? type : undefined;
}

/** Whether a text has one of the words by which sites of a type are told. */
export function speaksOfType(type: string, text: string, { locales }: Pick<Reading, 'locales'>): boolean {
  const small = folded(text);
  return locales.some(({ siteTypes }) =>
    (siteTypes[type]?.nouns ?? []).some((noun) => hasWords(small, folded(noun))),
  );
}

const isLetter = /[\p{L}\p{M}]/u;

/** Scripts without spaces have no ends of words. */
function hasWords(text: string, words: string): boolean {
  const isWhole = /\p{Script=Latin}/u.test(words);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = [text.charAt(at - 1), text.charAt(at + words.length)];
    if (!isWhole || !around.some((letter) => isLetter.test(letter))) return true;
  }
  return false;
}
