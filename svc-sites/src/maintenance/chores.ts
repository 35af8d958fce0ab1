import type { Collections } from '../db/collections.ts';
import { createGenerationsRepository } from '../generation/generations.repository.ts';
import { settleAllDead } from '../generation/settle-all-dead.ts';
import { purgeDeletedSites } from '../purge/purge-deleted-sites.ts';
import { purgeOlderOrphans, purgeOrphans } from '../purge/purge-orphans.ts';
import { createPurgedSitesRepository } from '../purge/purged-sites.repository.ts';
import { createSitesRepository } from '../sites/sites.repository.ts';
import type { DayCounter } from '../stats/count-days.ts';
import { completeOlderSites } from './complete-older-sites.ts';
import type { Chore } from './run-chores.ts';

/** What every replica looks after, beside the requests. */
export function choresOf(collections: Collections, days: DayCounter): Chore[] {
  const purged = createPurgedSitesRepository(collections);
  const records = createGenerationsRepository(collections);
  const sites = createSitesRepository(collections);
  return [
    {
      what: 'sites of an earlier release completed',
      run: (_now, signal) => completeOlderSites(collections, signal),
    },
    {
      what: 'interrupted generations settled',
      run: (now, signal) => settleAllDead({ records, sites }, now, signal),
    },
    { what: 'deleted sites purged', run: (now, signal) => purgeDeletedSites(purged, now, signal) },
    { what: 'versions without a site purged', run: (now, signal) => purgeOrphans(purged, now, signal) },
    {
      what: 'versions without a site of an earlier release purged',
      run: (now, signal) => purgeOlderOrphans(purged, now, signal),
    },
    { what: 'days counted ahead of whoever asks', run: (now) => countAhead(days, now) },
  ];
}

async function countAhead(days: DayCounter, now: Date): Promise<number> {
  await days.countDays(now);
  return 0;
}
