import type { Span } from './tokens.ts';

/** A stretch of a text between separators. `before` is the separator it follows, empty for the first. */
export interface Segment extends Span {
  text: string;
  before: string;
}

const openers = '([{（「『«“„';
const closers = ')]}）」』»”';
const always = ';；、،，|·•→\t\n';
/** All signs that may part a text, or hold it together. */
const signs = /[([{（「『«“„)\]}）」』»”;；、،，|·•→\t\n,:：—–\-―]/gu;
const isDigit = (character: string) => character >= '0' && character <= '9';
const isSpace = (character: string) => character === '' || character.trim() === '';

function isSeparator(text: string, at: number): boolean {
  const sign = text.charAt(at);
  const previous = text.charAt(at - 1);
  const next = text.charAt(at + 1);
  if (always.includes(sign)) return true;
  if (sign === ',') return !(isDigit(previous) && isDigit(next));
  if (sign === ':' || sign === '：') return !(isDigit(previous) && isDigit(next)) && next !== '/';
  if (sign === '—') return !isDigit(previous) || isSpace(previous) || isSpace(next);
  return (sign === '–' || sign === '-' || sign === '―') && isSpace(previous) && isSpace(next);
}

/** Cuts a text at commas, colons, semicolons and dashes that part; never within a number, brackets or quotation marks. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  let before = '';
  let depth = 0;
  const push = (end: number) => {
    const part = text.slice(start, end);
    if (part.trim() !== '') segments.push({ text: part.trim(), start, end, before });
  };
  for (const { 0: sign, index: at } of text.matchAll(signs)) {
    if (openers.includes(sign)) depth += 1;
    else if (closers.includes(sign)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && isSeparator(text, at)) {
      push(at);
      start = at + 1;
      before = sign;
    }
  }
  push(text.length);
  return segments;
}
