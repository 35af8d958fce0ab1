import type { PagePicture, SourceRange } from '@sitewright/contracts';
import { useEditing } from '../edit-store.ts';
import { placeOf } from '../saving/make-edits.ts';

/** A picture of a page as it was seen: what is put in its place finds it, whatever has changed since. */
export interface Target {
  siteId: string;
  page: string;
  /** The state of the files that its place is given for. */
  seen: number;
  picture: PagePicture;
}

/** @param version that of the picture's place; @returns nothing where nobody knows the version any more */
export function targetAt(version: number, picture: PagePicture): Target | undefined {
  const { editing } = useEditing.getState();
  const seen = editing?.seenAt[version];
  return editing && seen !== undefined
    ? { siteId: editing.siteId, page: editing.page, seen, picture }
    : undefined;
}

/** Where the whole picture stands in its page now; nowhere when it has been taken off or changed otherwise. */
export function placeNow({ siteId, page, seen, picture }: Target): SourceRange | undefined {
  const { editing } = useEditing.getState();
  if (editing?.siteId !== siteId) return undefined;
  try {
    return placeOf(editing, { path: page, seen })(picture.holder ?? picture.element);
  } catch {
    return undefined;
  }
}

/** Whether both are the same picture of the page. */
export function isSamePicture(one: Target, other: Target): boolean {
  const [here, there] = [placeNow(one), placeNow(other)];
  return one.page === other.page && here !== undefined && here.start === there?.start;
}
