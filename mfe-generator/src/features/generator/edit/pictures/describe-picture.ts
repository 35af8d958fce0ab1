import type { PagePicture, SourceRange } from '@sitewright/contracts';
import { type Piece, removeAttribute, setAttribute } from '@sitewright/web-kit/page-edits';
import { atVersion } from '../act.ts';
import { enqueue } from '../saving/enqueue.ts';

/** What stands at one place is put there as one. */
function together(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const same = merged.findIndex(({ start, end }) => start === piece.start && end === piece.end);
    const before = merged[same];
    if (before) merged[same] = { ...before, new: before.new + piece.new };
    else merged.push(piece);
  }
  return merged;
}

/** Words for who cannot see a picture, or that there is nothing to say of it. */
export function wordsIn(
  source: string,
  startTag: SourceRange,
  tag: PagePicture['tag'],
  words: string,
): Piece[] {
  const set = (name: string, value: string) => setAttribute(source, startTag, name, value);
  const unset = (name: string) => removeAttribute(source, startTag, name);
  if (tag === 'img')
    return together([...set('alt', words), ...(words ? [...unset('aria-hidden'), ...unset('role')] : [])]);
  return together(
    words
      ? [...unset('aria-hidden'), ...set('role', 'img'), ...set('aria-label', words)]
      : [...unset('role'), ...unset('aria-label'), ...set('aria-hidden', 'true')],
  );
}

/** @param version that of the picture's place; @param words none for what only decorates */
export const describePicture = (version: number, { tag, startTag }: PagePicture, words: string): void =>
  atVersion(version, ({ siteId, page: path }, seen) =>
    enqueue(siteId, {
      kind: 'edited',
      path,
      seen,
      instruction: words ? 'Described a picture' : 'Marked a picture as decoration',
      make: (source, place) => wordsIn(source, place(startTag), tag, words),
    }),
  );
