import { conjunctions, continuing, owning, requesting, subjects, subordinating } from './function-words.ts';
import { startsUpper } from './part-shapes.ts';
import type { Range, Run } from './run.ts';

/** A clause shorter than this is one statement whatever it says. */
const longClause = 10;
/** Who begins with a capital mostly knows where to put a full stop. */
const veryLongClause = 22;
const shortestPiece = 3;

/** "my number is", "our name is": what somebody has, and that it is. */
const isPossession = (run: Run, index: number): boolean =>
  owning.has(run.lower(index)) && [2, 3].some((behind) => continuing.has(run.lower(index + behind)));

const isRequest = (run: Run, index: number): boolean =>
  requesting.has(run.lower(index)) ||
  (run.lower(index) === 'make' && ['it', 'the', 'this', 'sure'].includes(run.lower(index + 1)));

const beginsSubject = (run: Run, index: number): boolean =>
  run.isWord(index) && (subjects.has(run.lower(index)) || isPossession(run, index) || isRequest(run, index));

/** Where a piece begins whose subject is at `index`: "and she sells" with its conjunction. Nothing where none does. */
function pieceStart(run: Run, index: number, from: number): number | undefined {
  const before = run.lower(index - 1);
  if (!run.isWord(index - 1) || index - from < shortestPiece) return undefined;
  if (conjunctions.has(before)) return index - 1 - from > shortestPiece ? index - 1 : undefined;
  return subordinating.has(before) ? undefined : index;
}

/**
 * Text written without punctuation is cut where a new subject begins: "my aunt has a yarn shop / its called X / she sells
 * skeins". A subject behind "that" or "when" begins nothing.
 */
export function subjectsOf(run: Run, range: Range): Range[] {
  const length = run.length(range);
  if (length < (startsUpper(run.at(range.from)) ? veryLongClause : longClause)) return [range];
  const pieces: Range[] = [];
  let from = range.from;
  for (const [index] of run.outer(range)) {
    if (!beginsSubject(run, index) || range.to - index < shortestPiece) continue;
    const start = pieceStart(run, index, from);
    if (start === undefined) continue;
    pieces.push({ from, to: start });
    from = start;
  }
  return [...pieces, { from, to: range.to }];
}
