import { beginsWithDay } from '../../read/entries/scan/when.ts';
import { joining } from './function-words.ts';
import { betweenCommas } from './part-shapes.ts';
import { partsOf } from './parts.ts';
import type { Range, Run } from './run.ts';
import { sentencesOf } from './sentences.ts';
import { isBareValue, isMoney } from './values.ts';

/** Brackets that hold a list, and what stands before them. */
export interface Aside {
  before: Range;
  parts: Range[];
  /** What follows the brackets. */
  rest: Range;
}

/** A range at its semicolons. */
export function atSemicolons(run: Run, range: Range): Range[] {
  const pieces: Range[] = [];
  let from = range.from;
  for (const [index, { kind }] of run.outer(range)) {
    if (kind !== 'semicolon') continue;
    if (index > from) pieces.push({ from, to: index });
    from = index + 1;
  }
  if (range.to > from) pieces.push({ from, to: range.to });
  return pieces;
}

/**
 * "Animals: Bella, 4, lurcher; Smudge, 9, cat": behind one key semicolons part things, and commas what is said of each. One of them
 * may have no more than its name.
 */
export function isListOfRows(run: Run, pieces: readonly Range[]): boolean {
  const keyed = pieces.map((piece) => [...run.outer(piece)].some(([, { kind }]) => kind === 'colon'));
  if (pieces.length < 2 || !keyed[0] || keyed.lastIndexOf(true) > 0) return false;
  const bare = pieces.filter((piece) => betweenCommas(run, piece).length < 2);
  return bare.length < Math.min(2, pieces.length - 1);
}

const asks = (run: Run, { to }: Range): boolean => /^[?？؟]/u.test(run.at(to - 1));

/** Questions in brackets stand there with their answers, each a sentence; else there is a row. */
function itemsOf(run: Run, piece: Range): Range[] {
  const sentences = sentencesOf(run, piece);
  return sentences.length > 1 && sentences.some((sentence) => asks(run, sentence))
    ? sentences
    : partsOf(run, piece, { isKeyed: true });
}

/** What goes on behind brackets, without the comma and conjunction before it. */
function behind(run: Run, from: number, to: number): Range {
  let start = from;
  while (start < to && run.tokens[start]?.kind === 'comma') start += 1;
  if (start + 1 < to && joining.has(run.lower(start))) start += 1;
  return { from: start, to };
}

const longestPrice = 3;
/** A price has no more tokens, with the signs in and around it. */
const mostTokens = 8;

/** "Small (bread, jam, egg) 6.90 €": what is in brackets is a detail of the thing that has its price behind it. */
function isPriced(run: Run, rest: Range): boolean {
  if (rest.to - rest.from > mostTokens) return false;
  const words = run.words(rest);
  return words.length <= longestPrice && isBareValue(words) && words.some(isMoney);
}

/** The first brackets of a range that hold several things. A remark, a number or a time in brackets stays where it is. */
export function asideOf(run: Run, range: Range): Aside | undefined {
  for (const [index, { kind, pair, isQuote }] of run.outer(range)) {
    if (kind !== 'open' || isQuote || pair === undefined || pair >= range.to || index === range.from)
      continue;
    if (!'(（'.includes(run.at(index))) continue;
    const inner = { from: index + 1, to: pair };
    const parts = atSemicolons(run, inner).flatMap((piece) => itemsOf(run, piece));
    const areDated = parts.every((part) => beginsWithDay(run.text(part)));
    if (parts.length < 2 || (isBareValue(run.words(inner)) && !areDated)) continue;
    if (isPriced(run, { from: pair + 1, to: range.to })) continue;
    return { before: { from: range.from, to: index }, parts, rest: behind(run, pair + 1, range.to) };
  }
  return undefined;
}
