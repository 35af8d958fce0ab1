import type { Classified } from '../../classify/classified.ts';
import type { Gap } from './gap-features.ts';

/** Signs, conjunctions and brackets between two pieces are no longer. */
const longestGap = 80;

/** The gaps between the pieces of a sentence, in their order; nothing where they are not all found in its words. */
export function gapsOf(pieces: readonly Classified[]): Gap[] | undefined {
  const text = pieces[0]?.sentence?.text ?? '';
  const gaps: Gap[] = [];
  let from = 0;
  for (const [index, piece] of pieces.entries()) {
    const ahead = text.slice(from, from + longestGap + piece.text.length).indexOf(piece.text);
    if (ahead < 0) return undefined;
    if (index > 0) gaps.push({ pieces, at: index - 1, sign: text.slice(from, from + ahead).toLowerCase() });
    from += ahead + piece.text.length;
  }
  return gaps;
}
