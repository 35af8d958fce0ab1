import { limits } from '@sitewright/contracts';
import type { PurgedSitesRepository } from './purged-sites.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A day longer than a site can be brought back, so that no difference between clocks purges one that was. */
const keptMs = (limits.undeleteDays + 1) * dayMs;
const atOnce = 100;

/** Removes the sites that cannot be brought back any more, until `signal` stops it. Returns how many there were. */
export async function purgeDeletedSites(
  purged: PurgedSitesRepository,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const deletedBefore = new Date(now.getTime() - keptMs);
  let count = 0;
  for (;;) {
    const folderIds = await purged.findDeleted(deletedBefore, atOnce);
    for (const folderId of folderIds) {
      if (signal.aborted) return count;
      await purged.remove(folderId);
      count += 1;
    }
    if (folderIds.length < atOnce) return count;
  }
}
