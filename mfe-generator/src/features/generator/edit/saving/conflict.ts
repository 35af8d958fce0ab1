import { tookHead } from '../../head/head-store.ts';
import { refreshHead } from '../../head/open-head.ts';
import { editingOf, updateEditing } from '../edit-store.ts';
import { saveAgain } from './save.ts';

/** From here on the site is what the server has. */
async function takeTheirs(siteId: string): Promise<void> {
  const theirs = editingOf(siteId)?.theirs;
  if (theirs) tookHead(siteId, theirs);
  else await refreshHead(siteId);
}

/** What was done here is made in the newer version, too. */
export async function keepMine(siteId: string): Promise<void> {
  await takeTheirs(siteId);
  await saveAgain(siteId);
}

/** What was done here and is not stored is given up. */
export async function keepTheirs(siteId: string): Promise<void> {
  await takeTheirs(siteId);
  updateEditing(siteId, { pending: [], saving: 'nothing', problem: undefined, theirs: undefined });
}
