import { subjects, subordinating } from './function-words.ts';
import type { Range, Run } from './run.ts';

/** A clause shorter than this is one statement whatever it says. */
const longClause = 10;
/** Who begins with a capital mostly knows where to put a full stop. */
const veryLongClause = 22;
const shortestPiece = 3;

/**
 * Text written without punctuation is cut where a new subject begins: "my aunt has a yarn shop / its called X / she sells
 * skeins". A subject behind a conjunction belongs to what stands before.
 */
export function subjectsOf(run: Run, range: Range): Range[] {
  const length = run.length(range);
  if (length < (/^\p{Lu}/u.test(run.at(range.from)) ? veryLongClause : longClause)) return [range];
  const pieces: Range[] = [];
  let from = range.from;
  for (const [index] of run.outer(range)) {
    const isSubject = run.isWord(index) && subjects.has(run.lower(index));
    if (!isSubject || index - from < shortestPiece || range.to - index < shortestPiece) continue;
    if (!run.isWord(index - 1) || subordinating.has(run.lower(index - 1))) continue;
    pieces.push({ from, to: index });
    from = index;
  }
  return [...pieces, { from, to: range.to }];
}
