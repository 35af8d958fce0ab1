import type { PurgedSitesRepository } from './purged-sites.repository.ts';

/** Between a version and its site lie milliseconds: an hour is enough for any clock and any database. */
const storingMs = 60 * 60 * 1000;
const atOnce = 100;

/** Removes versions whose process died before it stored their site, until `signal` stops it. Returns how many there were. */
export async function purgeOrphans(
  purged: PurgedSitesRepository,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const storedBefore = new Date(now.getTime() - storingMs);
  let count = 0;
  for (;;) {
    const folderIds = await purged.findPending(storedBefore, atOnce);
    for (const folderId of folderIds) {
      if (signal.aborted) return count;
      if (await purged.removeOrphan(folderId, storedBefore)) count += 1;
    }
    if (folderIds.length < atOnce) return count;
  }
}

/**
 * The same for versions of earlier releases, which do not say that they wait for their site: all versions are looked through
 * once, in portions.
 */
export async function purgeOlderOrphans(
  purged: PurgedSitesRepository,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  if (await purged.isLookedThrough()) return 0;
  const storedBefore = new Date(now.getTime() - storingMs);
  let count = 0;
  let folderIds = await purged.listVersions('', atOnce);
  while (folderIds.length > 0) {
    if (signal.aborted) return count;
    count += await purged.removeWithoutSite([...new Set(folderIds)], storedBefore);
    folderIds = await purged.listVersions(folderIds.at(-1) ?? '', atOnce);
  }
  await purged.rememberLookedThrough();
  return count;
}
