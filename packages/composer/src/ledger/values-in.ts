import { type Value, valuesOf } from '../brief/relate/values.ts';
import { plain } from '../plan/words.ts';

/** What must not be lost of a text: how to reach somebody, a price, a day, an hour, a number. */
export interface Kept {
  kind: Value['kind'] | 'email' | 'link';
  text: string;
  /** The whole word that it stands in: "45p", "5AB". */
  word: string;
  start: number;
  end: number;
}

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const link = /(?:https?:\/\/|www\.)[^\s<>"'()（）」』،、]{3,200}/gu;
/** Most texts have neither; in a long word a pattern would look for the sign again from each of its letters. */
const mayReach = /@|:\/\/|www\./u;
const scheme = /^https?:\/\//u;
const longest = 1200;

const glued = /[\p{L}\p{M}\p{N}.'’]/u;

/** A text with the letters that are glued to it. */
function wordAt(text: string, start: number, end: number): string {
  let [from, to] = [start, end];
  while (from > 0 && glued.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && glued.test(text.charAt(to))) to += 1;
  return text.slice(from, to);
}

const found = (text: string, pattern: RegExp, kind: Kept['kind']): Kept[] =>
  Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
    kind,
    text: match.replace(scheme, '').replace(/[.,;:!?]$/u, ''),
    word: match.replace(scheme, ''),
    start: index,
    end: index + match.length,
  }));

/** The values of a text in their order, none inside another. */
export function valuesIn(text: string): Kept[] {
  if (text.length > longest) return [];
  const reaching = mayReach.test(text) ? [...found(text, email, 'email'), ...found(text, link, 'link')] : [];
  const others = valuesOf(text)
    .filter((value) => !reaching.some(({ start, end }) => value.start < end && value.end > start))
    .map((value) => ({ ...value, word: wordAt(text, value.start, value.end) }));
  return [...reaching, ...others].sort((one, other) => one.start - other.start);
}

/** Texts of pages as they are searched. */
export interface Shown {
  words: string;
  /** Without any space. */
  run: string;
}

export const shownOf = (texts: Iterable<string>): Shown => {
  const words = [...texts].join(' ');
  return { words: ` ${words} `, run: words.replaceAll(' ', '') };
};

/** From this many letters on a value is not found by chance inside of something else. */
const fewestInRun = 4;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether the pages have a text, however it is spaced. */
export function isShown(text: string, { words, run }: Shown): boolean {
  const line = plain(text);
  if (line === '' || words.includes(` ${line} `)) return true;
  const squeezed = line.replaceAll(' ', '');
  return (squeezed.length >= fewestInRun || unspaced.test(text)) && run.includes(squeezed);
}

/** Whether the pages have a value, alone or within its word. */
export const isValueShown = ({ text, word }: Kept, shown: Shown): boolean => {
  const bare = unspaced.test(word) ? plain(text).replaceAll(' ', '') : '';
  return isShown(text, shown) || isShown(word, shown) || (bare !== '' && shown.run.includes(bare));
};
