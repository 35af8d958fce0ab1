import { routes } from '@sitewright/contracts';
import { headOf } from '../../head/head-store.ts';
import { editingOf, updateEditing } from '../edit-store.ts';
import { difference } from './splice.ts';

/** What was read, and what differs from what was read before: ranges that were seen then are found again. */
function keep(siteId: string, path: string, version: number, text: string): void {
  const editing = editingOf(siteId);
  if (!editing) return;
  const known = editing.sources[path];
  const splice = known && difference(known.text, text);
  updateEditing(siteId, {
    sources: { ...editing.sources, [path]: { version, text } },
    ...(splice && { applied: [...editing.applied, { path, splices: [splice] }] }),
  });
}

/** The text of a file as the site's head has it. */
export async function readSource(siteId: string, path: string): Promise<string> {
  const [editing, open] = [editingOf(siteId), headOf(siteId)];
  if (!editing || !open) return '';
  const { version } = open.head;
  const known = editing.sources[path];
  if (known?.version === version) return known.text;
  const { content } = await editing.api.call(routes.siteFile, { params: { id: siteId, path } });
  // Somebody has written in the meantime: which of the two versions has this text is not certain.
  if (headOf(siteId) && headOf(siteId)?.head.version !== version) return readSource(siteId, path);
  keep(siteId, path, version, content);
  return content;
}
