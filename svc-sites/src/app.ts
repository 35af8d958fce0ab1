import type { BlockList } from 'node:net';
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
import { generationRoutes } from './generation/generation.routes.ts';
import { createCopyLimit, createQuota } from './generation/quota.ts';
import type { RunningGenerations } from './generation/running-generations.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { sandboxPreviews } from './preview/sandbox-previews.ts';
import { createFilesRepository } from './sites/files.repository.ts';
import { mySitesRoutes } from './sites/my-sites.routes.ts';
import { createSiteListsRepository } from './sites/site-lists.repository.ts';
import { createSitesRepository } from './sites/sites.repository.ts';
import { sitesRoutes } from './sites/sites.routes.ts';
import { totalSitesRoutes } from './sites/total-sites.routes.ts';
import { createDailyStatsRepository } from './stats/daily-stats.repository.ts';
import { createStatsRepository } from './stats/stats.repository.ts';
import { statsRoutes } from './stats/stats.routes.ts';

export interface AppDependencies {
  log: Logger;
  checks: HealthChecks;
  db: Db;
  engine: SiteEngine;
  generations: RunningGenerations;
  jwtSecret: string;
  generationsPerDay: number;
  /** Whose `X-Forwarded-For` counts. */
  trustedProxies?: BlockList;
}

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
  const signedIn = authenticate(jwtSecret, accountReader(db));
  const quota = createQuota(db, options.generationsPerDay);
  const files = createFilesRepository(collections);
  return createApp({
    log,
    checks,
    ...(options.trustedProxies && { trustedProxies: options.trustedProxies }),
    middleware: [sandboxPreviews],
    routers: [
      generationRoutes({ engine, generations, sites, quota, authenticate: signedIn }),
      mySitesRoutes({ lists, authenticate: signedIn }),
      totalSitesRoutes({ lists, addresses: openAddresses(db), authenticate: signedIn }),
      sitesRoutes({ sites, files, copies: createCopyLimit(db), authenticate: signedIn }),
      downloadRoutes(files),
      previewRoutes(files),
      statsRoutes({
        stats: createStatsRepository(db),
        dailyStats: createDailyStatsRepository(db),
        authenticate: signedIn,
      }),
    ],
  });
}
