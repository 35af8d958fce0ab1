import { routes, type SiteHead } from '@sitewright/contracts';
import type { ApiClient } from '@sitewright/web-kit';
import { toApiError } from '@sitewright/web-kit';
import { editingOf } from '../../edit/edit-store.ts';
import { saveNow } from '../../edit/saving/save.ts';
import { headOf, tookHead } from '../../head/head-store.ts';
import { refreshHead } from '../../head/open-head.ts';

/** What a call about files is sent with. */
interface Seen {
  version: number;
  sitting: string;
}

type Send = (api: ApiClient, seen: Seen) => Promise<SiteHead>;

const unsaved = 'Something else is not saved yet. Save it or leave it, then try again.';
const changedElsewhere = 'The site was changed elsewhere in the meantime. Look at it, then try again.';

/**
 * Changes files of the open site, after whatever waits to be saved.
 * @returns why nothing was changed, in words; nothing where it was
 */
export async function changeFiles(siteId: string, send: Send): Promise<string | undefined> {
  if (!(await saveNow(siteId))) return unsaved;
  const [editing, open] = [editingOf(siteId), headOf(siteId)];
  if (!editing || !open) return unsaved;
  try {
    tookHead(siteId, await send(open.api, { version: open.head.version, sitting: editing.sitting }));
    return undefined;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.code !== 'CONFLICT') return Object.values(error.fields)[0] ?? error.message;
    await refreshHead(siteId);
    return changedElsewhere;
  }
}

/** An address loses such parts before it is sent. */
const leadsOut = (path: string): boolean => path.split('/').some((part) => part === '.' || part === '..');

export const newFile = async (siteId: string, path: string, content: string) =>
  leadsOut(path)
    ? `“${path}” cannot be the name of a file: it leaves the site's folder.`
    : changeFiles(siteId, (api, seen) =>
        api.call(routes.writeFile, { params: { id: siteId, path }, body: { ...seen, content, isNew: true } }),
      );

export const renameFile = (siteId: string, path: string, to: string, withLinks: boolean) =>
  changeFiles(siteId, (api, seen) =>
    api.call(routes.renameFile, { params: { id: siteId, path }, body: { ...seen, to, withLinks } }),
  );

export const removeFile = (siteId: string, path: string) =>
  changeFiles(siteId, (api, seen) =>
    api.call(routes.removeFile, { params: { id: siteId, path }, body: seen }),
  );
