import type { Edit, SourceRange } from '@sitewright/contracts';

/** A piece of a text file and what is to stand there: an edit without the file and what stands there now. */
export type Piece = Pick<Edit, 'start' | 'end' | 'new'>;

export const textAt = (source: string, { start, end }: SourceRange): string => source.slice(start, end);

export const insertAt = (at: number, text: string): Piece => ({ start: at, end: at, new: text });

/** The pieces in one go; they do not overlap. */
export function withPieces(source: string, pieces: readonly Piece[]): string {
  return pieces
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, new: piece }) => text.slice(0, start) + piece + text.slice(end), source);
}
