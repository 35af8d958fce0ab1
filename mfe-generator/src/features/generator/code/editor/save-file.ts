import { type Editing, useEditing } from '../../edit/edit-store.ts';
import { enqueue } from '../../edit/saving/enqueue.ts';
import { readSource } from '../../edit/saving/sources.ts';
import { difference } from '../../edit/saving/splice.ts';

/** A file as it was read, and where that stands among the changes. */
export interface OpenedFile {
  text: string;
  seen: number;
}

const editing = (): Editing | undefined => useEditing.getState().editing;

export async function openFile(siteId: string, path: string): Promise<OpenedFile> {
  const text = await readSource(siteId, path);
  return { text, seen: editing()?.applied.length ?? 0 };
}

/** Stores what differs from what was read, as one piece. */
export function saveFile(siteId: string, path: string, { text, seen }: OpenedFile, next: string): void {
  const splice = difference(text, next);
  if (!splice) return;
  enqueue(siteId, {
    kind: 'edited',
    path,
    seen,
    instruction: `Changed ${path}`,
    make: (_, place) => [{ ...place(splice), new: splice.new }],
  });
}
