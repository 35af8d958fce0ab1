import { routes, type SetTypefacesRequest } from '@sitewright/contracts';
import { headOf, tookHead } from '../../head/head-store.ts';
import { sayRefused } from '../../head/say-refused.ts';
import { editingOf, updateEditing } from '../edit-store.ts';
import { saveNow } from '../saving/save.ts';

/** Sets the site in other typefaces; what was changed before is stored first. */
export async function setTypefaces(
  siteId: string,
  wanted: Pick<SetTypefacesRequest, 'headings' | 'text' | 'likeVersion'>,
): Promise<void> {
  if (!(await saveNow(siteId))) return;
  const [editing, open] = [editingOf(siteId), headOf(siteId)];
  if (!editing || !open) return;
  updateEditing(siteId, { saving: 'saving' });
  try {
    const head = await editing.api.call(routes.setTypefaces, {
      params: { id: siteId },
      body: { version: open.head.version, sitting: editing.sitting, ...wanted },
    });
    tookHead(siteId, head);
    updateEditing(siteId, { saving: 'saved', savedAs: head.version });
  } catch (error) {
    updateEditing(siteId, { saving: editing.saving });
    sayRefused(siteId, 'The typeface was not changed', error);
  }
}
