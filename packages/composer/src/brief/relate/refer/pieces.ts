import { conjunctions, joining } from '../../cut/prose/function-words.ts';
import { segmentsOf } from '../../read/entries/scan/segments.ts';
import type { Span } from '../../read/entries/scan/tokens.ts';

/** A part of a statement that says one thing. */
export interface Piece extends Span {
  text: string;
  /** The part between commas that it is in, by its place. */
  segment: number;
}

const joins = [
  ...new Set([...conjunctions, ...joining, 'or', 'oder', 'ou', 'nor', 'noch', 'ni', 'lub', 'né']),
];
/** In small letters: "I" joins nothing. */
const join = new RegExp(`\\s(?:${joins.join('|')})\\s`, 'gu');

/** The parts of a text between commas, dashes and conjunctions. */
export function piecesOf(text: string): Piece[] {
  return segmentsOf(text).flatMap((segment, at) => {
    const pieces: Piece[] = [];
    const own = text.slice(segment.start, segment.end);
    let from = 0;
    for (const { 0: word, index } of [...own.matchAll(join), { 0: '', index: own.length }]) {
      const said = own.slice(from, index);
      if (said.trim() !== '')
        pieces.push({
          start: segment.start + from,
          end: segment.start + index,
          text: said.trim(),
          segment: at,
        });
      from = index + word.length;
    }
    return pieces;
  });
}
