import {
  accountReader,
  authenticate,
  createApp,
  type HealthChecks,
  type Logger,
  openAddresses,
  type ServiceApp,
} from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import type { Db } from 'mongodb';
import { openCollections } from './db/collections.ts';
import { downloadRoutes } from './download/download.routes.ts';
import { createZipCache } from './download/zip-cache.ts';
import { generationRoutes } from './generation/generation.routes.ts';
import { createGenerationsRepository } from './generation/generations.repository.ts';
import type { RunningGenerations } from './generation/running-generations.ts';
import { createWaitForGeneration } from './generation/wait-for-generation.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { sandboxPreviews } from './preview/sandbox-previews.ts';
import { createCopyLimit } from './sites/copy-limit.ts';
import { createFilesRepository } from './sites/files.repository.ts';
import { mySitesRoutes } from './sites/my-sites.routes.ts';
import { createSiteListsRepository } from './sites/site-lists.repository.ts';
import { createSitesRepository } from './sites/sites.repository.ts';
import { sitesRoutes } from './sites/sites.routes.ts';
import { totalSitesRoutes } from './sites/total-sites.routes.ts';
import type { DayCounter } from './stats/count-days.ts';
import { createStatsRepository } from './stats/stats.repository.ts';
import { statsRoutes } from './stats/stats.routes.ts';
import { createStorageRepository } from './storage/storage.repository.ts';
import { createStorageQuota } from './storage/storage-quota.ts';

export interface AppDependencies {
  log: Logger;
  checks: HealthChecks;
  db: Db;
  engine: SiteEngine;
  generations: RunningGenerations;
  days: DayCounter;
  jwtSecret: string;
  generationsPerDay: number;
  storagePerPersonMb: number;
}

/** The largest site's archive has 8 MB. */
const zipsInMemory = { maxBytes: 64 * 1024 * 1024, atOnce: 2 };

export function buildApp({
  log,
  checks,
  db,
  engine,
  generations,
  jwtSecret,
  ...options
}: AppDependencies): ServiceApp {
  const collections = openCollections(db);
  const sites = createSitesRepository(collections);
  const lists = createSiteListsRepository(collections);
  const readAccount = accountReader(db);
  const signedIn = authenticate(jwtSecret, readAccount);
  const records = createGenerationsRepository(collections);
  const quota = { records, sites, perDay: options.generationsPerDay };
  const storage = createStorageQuota(createStorageRepository(collections), options.storagePerPersonMb);
  const files = createFilesRepository(collections);
  return createApp({
    log,
    checks,
    middleware: [sandboxPreviews],
    routers: [
      generationRoutes({
        engine,
        generations,
        sites,
        storage,
        quota,
        readAccount,
        waitFor: createWaitForGeneration(records),
        authenticate: signedIn,
      }),
      mySitesRoutes({ lists, authenticate: signedIn }),
      totalSitesRoutes({ lists, addresses: openAddresses(db), authenticate: signedIn }),
      sitesRoutes({ sites, files, storage, copies: createCopyLimit(db), authenticate: signedIn }),
      downloadRoutes({ files, zips: createZipCache(zipsInMemory) }),
      previewRoutes(files),
      statsRoutes({
        stats: createStatsRepository(db),
        days: options.days,
        authenticate: signedIn,
      }),
    ],
  });
}
