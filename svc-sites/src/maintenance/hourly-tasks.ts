import type { FindAccounts, HourlyTask } from '@sitewright/service-kit';
import { createBrandKitsRepository } from '../brand-kit/brand-kits.repository.ts';
import { removeOrphanKits } from '../brand-kit/remove-orphan-kits.ts';
import { createPicturesRepository } from '../pictures/pictures.repository.ts';
import { removeUnusedPictures } from '../pictures/remove-unused-pictures.ts';
import { collectBlobs } from '../purge/collect-blobs.ts';
import { createCollectedBlobsRepository } from '../purge/collected-blobs.repository.ts';
import { purgeDeletedSites } from '../purge/purge-deleted-sites.ts';
import { purgeGenerations } from '../purge/purge-generations.ts';
import { purgeOlderOrphans, purgeOrphans } from '../purge/purge-orphans.ts';
import { createPurgedGenerationsRepository } from '../purge/purged-generations.repository.ts';
import { createPurgedSitesRepository } from '../purge/purged-sites.repository.ts';
import { createSiteTextsRepository } from '../sites/texts/site-texts.repository.ts';
import type { DayCounter } from '../stats/count-days.ts';
import type { Stores } from '../storage/contents.ts';
import { completeOlderSites } from './complete-older-sites.ts';
import { keepSiteTexts } from './keep-site-texts.ts';

/** What every replica looks after, beside the requests. */
export function hourlyTasks(stores: Stores, days: DayCounter, findAccounts: FindAccounts): HourlyTask[] {
  const purged = createPurgedSitesRepository(stores);
  const generations = createPurgedGenerationsRepository(stores);
  const blobs = createCollectedBlobsRepository(stores);
  const pictures = createPicturesRepository(stores);
  const brandKits = createBrandKitsRepository(stores);
  return [
    {
      what: 'sites of an earlier release completed',
      run: (_now, signal) => completeOlderSites(stores, signal),
    },
    {
      what: 'texts of sites kept to be searched',
      run: (_now, signal) => keepSiteTexts(createSiteTextsRepository(stores), signal),
    },
    { what: 'deleted sites purged', run: (now, signal) => purgeDeletedSites(purged, now, signal) },
    { what: 'versions without a site purged', run: (now, signal) => purgeOrphans(purged, now, signal) },
    {
      what: 'versions without a site of an earlier release purged',
      run: (now, signal) => purgeOlderOrphans(purged, now, signal),
    },
    {
      what: 'people who are gone, whose generations were purged',
      run: (_now, signal) => purgeGenerations(generations, findAccounts, signal),
    },
    {
      what: 'pictures that were never shown removed',
      run: (now, signal) => removeUnusedPictures(pictures, now, signal),
    },
    { what: 'blobs that nobody holds removed', run: (now, signal) => collectBlobs(blobs, now, signal) },
    {
      what: 'brand kits of people who are gone removed',
      run: (_now, signal) => removeOrphanKits(brandKits, findAccounts, signal),
    },
    { what: 'days counted ahead of whoever asks', run: (now) => countAhead(days, now) },
  ];
}

async function countAhead(days: DayCounter, now: Date): Promise<number> {
  await days.countDays(now);
  return 0;
}
