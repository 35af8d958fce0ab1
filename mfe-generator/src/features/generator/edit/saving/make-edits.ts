import type { Edit, SourceRange } from '@sitewright/contracts';
import type { Change, Editing } from '../edit-store.ts';
import { type Edges, placeAfter } from './splice.ts';

/** What was to be changed is not on the page any more. */
export class Gone extends Error {
  override name = 'Gone';
}

/** Finds what was seen in a file as it is now. */
export function placeOf({ applied }: Editing, { path, seen }: Pick<Change, 'path' | 'seen'>) {
  const since = applied.slice(seen).filter((one) => one.path === path);
  return (range: SourceRange, edges?: Edges): SourceRange => {
    let place: SourceRange | undefined = range;
    for (const { splices } of since) place = place && placeAfter(place, splices, edges);
    if (!place) throw new Gone();
    return place;
  };
}

/**
 * The edits that a change comes to in the text of its file as it is now: without those that change nothing.
 * @throws {Gone}
 */
export function editsOf(editing: Editing, change: Change, text: string): Edit[] {
  return change
    .make(text, placeOf(editing, change))
    .map(({ start, end, new: words }) => ({
      path: change.path,
      start,
      end,
      old: text.slice(start, end),
      new: words,
    }))
    .filter((edit) => edit.old !== edit.new);
}
