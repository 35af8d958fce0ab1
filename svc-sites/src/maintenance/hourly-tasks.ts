import type { HourlyTask } from '@sitewright/service-kit';
import type { Collections } from '../db/collections.ts';
import { collectBlobs } from '../purge/collect-blobs.ts';
import { createCollectedBlobsRepository } from '../purge/collected-blobs.repository.ts';
import { purgeDeletedSites } from '../purge/purge-deleted-sites.ts';
import { purgeOlderOrphans, purgeOrphans } from '../purge/purge-orphans.ts';
import { createPurgedSitesRepository } from '../purge/purged-sites.repository.ts';
import type { DayCounter } from '../stats/count-days.ts';
import { completeOlderSites } from './complete-older-sites.ts';

/** What every replica looks after, beside the requests. */
export function hourlyTasks(collections: Collections, days: DayCounter): HourlyTask[] {
  const purged = createPurgedSitesRepository(collections);
  const blobs = createCollectedBlobsRepository(collections);
  return [
    {
      what: 'sites of an earlier release completed',
      run: (_now, signal) => completeOlderSites(collections, signal),
    },
    { what: 'deleted sites purged', run: (now, signal) => purgeDeletedSites(purged, now, signal) },
    { what: 'versions without a site purged', run: (now, signal) => purgeOrphans(purged, now, signal) },
    {
      what: 'versions without a site of an earlier release purged',
      run: (now, signal) => purgeOlderOrphans(purged, now, signal),
    },
    { what: 'blobs that nobody holds removed', run: (now, signal) => collectBlobs(blobs, now, signal) },
    { what: 'days counted ahead of whoever asks', run: (now) => countAhead(days, now) },
  ];
}

async function countAhead(days: DayCounter, now: Date): Promise<number> {
  await days.countDays(now);
  return 0;
}
