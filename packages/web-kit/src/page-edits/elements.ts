import type { SourceRange } from '@sitewright/contracts';
import { insertAt, type Piece, textAt } from './piece.ts';
import { withUniqueIds } from './unique-ids.ts';

/** The blanks that keep an element apart from what stands before it: from the end of that line on, where it has its own. */
function separatorOf(source: string, { start }: SourceRange): string {
  let from = start;
  while (from > 0 && /[ \t\n\f\r]/.test(source.charAt(from - 1))) from -= 1;
  const blanks = source.slice(from, start);
  const line = blanks.search(/\r?\n/);
  return line < 0 ? blanks : blanks.slice(line);
}

/** Puts markup behind an element, on a line of its own where the element has one; its ids stay unique. */
export const insertAfter = (source: string, element: SourceRange, markup: string): Piece[] => [
  insertAt(element.end, separatorOf(source, element) + withUniqueIds(source, markup)),
];

/** Behind itself, with ids of its own. */
export const duplicate = (source: string, element: SourceRange): Piece[] =>
  insertAfter(source, element, textAt(source, element));

/** With the blanks before it, where others or another element follow. */
export function remove(source: string, element: SourceRange): Piece[] {
  const isApart = /^(?:[ \t\n\f\r<]|$)/.test(source.slice(element.end, element.end + 1));
  const blanks = isApart ? separatorOf(source, element).length : 0;
  return [{ start: element.start - blanks, end: element.end, new: '' }];
}

/**
 * Two elements, of which none holds the other. What stands between them stays; the smaller one is moved, as a part may be large.
 * The first piece is what is put in.
 */
export function changePlaces(source: string, one: SourceRange, other: SourceRange): Piece[] {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const between = source.slice(first.end, second.start);
  return first.end - first.start < second.end - second.start
    ? [
        insertAt(second.end, between + textAt(source, first)),
        { start: first.start, end: second.start, new: '' },
      ]
    : [
        insertAt(first.start, textAt(source, second) + between),
        { start: first.end, end: second.end, new: '' },
      ];
}

/** Where an element is after it has changed places with another one. */
export function placeAfterChange(one: SourceRange, other: SourceRange): SourceRange {
  const length = one.end - one.start;
  if (one.start > other.start) return { start: other.start, end: other.start + length };
  return { start: other.end - length, end: other.end };
}
