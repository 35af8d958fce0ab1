import { having, joining, siteNouns } from './function-words.ts';
import type { Range, Run } from './run.ts';

/** What is known of a row before it is cut. */
export interface RowContext {
  /** It stands behind a key or in brackets behind a head: its commas part things. */
  isKeyed?: boolean;
  /** It is a line of a list: its commas belong to one thing. */
  isItem?: boolean;
  /** It is a line of its own among others, such as a line of a menu: a name at its beginning is what it is about. */
  isLine?: boolean;
  /** It is the first sentence of the prompt, where "with a, b and c" are sections and no fields. */
  isFirst?: boolean;
}

/** The stretches between the commas of a range. */
export function betweenCommas(run: Run, range: Range): Range[] {
  const parts: Range[] = [];
  let from = range.from;
  for (const [index, { kind }] of run.outer(range)) {
    if (kind !== 'comma') continue;
    if (index > from) parts.push({ from, to: index });
    from = index + 1;
  }
  if (range.to > from) parts.push({ from, to: range.to });
  return parts;
}

export const startsUpper = (word: string): boolean => /^\p{Lu}/u.test(word);
export const firstWord = (run: Run, { from }: Range): string => run.lower(from);

/** All words that are no particles begin with a capital: "Rev. Alison Pike", "Bank of Leeds". */
export function isName(run: Run, range: Range): boolean {
  const words = run.words(range).filter((word) => word.length > 3 || startsUpper(word));
  return words.length > 1 && words.length < 6 && words.every((word) => startsUpper(word) || word === '&');
}

export const endsInName = (run: Run, { from, to }: Range): boolean =>
  to - from > 2 &&
  ((run.tokens[to - 1]?.kind === 'close' && run.tokens[to - 1]?.isQuote) || startsUpper(run.at(to - 1)));

export const hasJoining = (run: Run, part: Range): boolean => {
  for (const [index] of run.outer(part)) if (joining.has(run.lower(index))) return true;
  return false;
};

/** Where what stands behind the last "with" of a part begins. */
export function behindHaving(run: Run, part: Range): Range | undefined {
  let from: number | undefined;
  for (const [index] of run.outer(part)) if (having.has(run.lower(index))) from = index + 1;
  return from === undefined ? undefined : { from, to: part.to };
}

export const namesSite = (run: Run, part: Range): boolean =>
  run.words(part).some((word) => siteNouns.has(word.toLowerCase()));
