import { beginsWithDay } from '../../read/entries/scan/when.ts';
import { joining } from './function-words.ts';
import { partsOf } from './parts.ts';
import type { Range, Run } from './run.ts';
import { sentencesOf } from './sentences.ts';
import { isBareValue } from './values.ts';

/** Brackets that hold a list, and what stands before them. */
export interface Aside {
  before: Range;
  parts: Range[];
  /** What follows the brackets. */
  rest: Range;
}

function atSemicolons(run: Run, range: Range): Range[] {
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
    return { before: { from: range.from, to: index }, parts, rest: behind(run, pair + 1, range.to) };
  }
  return undefined;
}
