import type { Span } from '../entries/scan/tokens.ts';

/** A clause by its offsets, without its brackets and separators. */
export interface Clause extends Span {
  text: string;
  isBracketed: boolean;
}

/** Ends a clause: what is no part of a number or an abbreviation before a small letter. */
const separator = /[([\])（）]|[,;:.!?…](?=\s+|$)|[，、。；！？،؛]|\s[–—-]\s|\/\/\s/gu;
const opening = '([（';

/** The clauses of a text in their order; what stands in quotation marks is to be masked before. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  let isBracketed = false;
  const add = (end: number) => {
    const whole = text.slice(start, end);
    const trimmed = whole.trim();
    const from = start + whole.length - whole.trimStart().length;
    if (trimmed !== '') clauses.push({ start: from, end: from + trimmed.length, text: trimmed, isBracketed });
  };
  for (const match of text.matchAll(separator)) {
    add(match.index);
    start = match.index + match[0].length;
    if (opening.includes(match[0])) isBracketed = true;
    else if (')]）'.includes(match[0])) isBracketed = false;
  }
  add(text.length);
  return clauses;
}
