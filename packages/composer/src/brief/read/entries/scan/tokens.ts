import { remembered } from '../../../../remembered.ts';

/** A part of a text, by its offsets in it. */
export interface Span {
  start: number;
  end: number;
}

/** `word`: letters; `number`: digits with the signs that group them; `sign`: one of anything else. */
export interface Token extends Span {
  text: string;
  kind: 'word' | 'number' | 'sign';
}

/** A number keeps its inner points, commas, colons and no-break spaces: `1.900`, `7,90`, `11:30`. */
const token = /[\p{L}\p{M}]+|\p{N}+(?:[.,:'’\u00a0\u202f]\p{N}+)*|[^\s\p{L}\p{M}\p{N}]/gu;

function kindOf(part: string): Token['kind'] {
  if (/^[\p{L}\p{M}]/u.test(part)) return 'word';
  return /^\p{N}/u.test(part) ? 'number' : 'sign';
}

/** The words, numbers and signs of a text in their order. */
export const tokensOf = remembered((text): readonly Token[] => {
  let end = 0;
  // Nothing but spaces stands between them.
  return (text.match(token) ?? []).map((part) => {
    const start = text.indexOf(part, end);
    end = start + part.length;
    return { text: part, start, end, kind: kindOf(part) };
  });
});

/** How many words and numbers there are, where a script without spaces counts two characters as one. */
export function countWords(text: string): number {
  const hasSpaceless = isSpaceless(text);
  let count = 0;
  for (const { kind, text: part } of tokensOf(text))
    if (kind !== 'sign') count += hasSpaceless && isSpaceless(part) ? Math.ceil(part.length / 2) : 1;
  return count;
}

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
export const isSpaceless = (text: string) => spaceless.test(text);

/** The words of a text in small letters, without signs and numbers. */
export const smallWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
