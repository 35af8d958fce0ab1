import type { BlockList } from 'node:net';
import {
  accountReader,
  authenticate,
  createApp,
  createEventStreams,
  type HealthChecks,
  type Logger,
  openAddresses,
  type ServiceApp,
} from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import type { Db } from 'mongodb';
import { briefRoutes } from './brief/brief.routes.ts';
import { createBriefLimits } from './brief/brief-limits.ts';
import { createBriefsRepository } from './brief/briefs.repository.ts';
import { comparisonRoutes } from './comparison/comparison.routes.ts';
import { openCollections } from './db/collections.ts';
import { downloadRoutes } from './download/download.routes.ts';
import { createZipCache } from './download/zip-cache.ts';
import { createEditLimit } from './editing/edit-limit.ts';
import { editRoutes } from './editing/edits.routes.ts';
import { generationRoutes } from './generation/generation.routes.ts';
import type { Generations } from './generation/generations.ts';
import { createEndedEvent } from './generation/streaming/ended-event.ts';
import { createStreamCount } from './generation/streaming/stream-count.ts';
import { createGenerationStreams } from './generation/streaming/stream-generation.ts';
import { editPageRoutes } from './preview/edit/edit.routes.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { sandboxPreviews } from './preview/sandbox-previews.ts';
import { createRevisionLimit } from './revisions/revision-limits.ts';
import { createRevisionsRepository } from './revisions/revisions.repository.ts';
import { revisionRoutes } from './revisions/revisions.routes.ts';
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
import type { StorageQuota } from './storage/storage-quota.ts';
import { createVersionLimit } from './versions/version-limit.ts';
import { createVersionsRepository } from './versions/versions.repository.ts';
import { versionRoutes } from './versions/versions.routes.ts';

export interface AppDependencies {
  log: Logger;
  checks: HealthChecks;
  db: Db;
  engine: Pick<
    SiteEngine,
    'info' | 'readBrief' | 'draft' | 'recompose' | 'readRevision' | 'mergeSites' | 'inspect'
  >;
  generations: Generations;
  days: DayCounter;
  jwtSecret: string;
  storage: StorageQuota;
  /** Between two heartbeats of a stream, if not as the contract says. */
  heartbeatMs?: number | undefined;
  /** Whose `X-Forwarded-For` counts. */
  trustedProxies?: BlockList;
}

/** The largest site's archive has 8 MB. */
const zipsInMemory = { maxBytes: 64 * 1024 * 1024, atOnce: 2 };

export function buildApp({
  log,
  checks,
  db,
  engine,
  generations,
  storage,
  jwtSecret,
  ...options
}: AppDependencies): ServiceApp {
  const collections = openCollections(db);
  const sites = createSitesRepository(collections);
  const lists = createSiteListsRepository(collections);
  const signedIn = authenticate(jwtSecret, accountReader(db));
  const files = createFilesRepository(collections);
  const briefs = createBriefsRepository(collections);
  const revisions = createRevisionsRepository(collections);
  const stream = createGenerationStreams({
    generations,
    endedEvent: createEndedEvent({ sites, files }),
    answerEventStream: createEventStreams({
      stopping: generations.draining,
      heartbeatMs: options.heartbeatMs,
    }),
    streams: createStreamCount(),
  });
  const versions = createVersionsRepository(collections);
  const edits = createEditLimit(db);
  return createApp({
    log,
    checks,
    ...(options.trustedProxies && { trustedProxies: options.trustedProxies }),
    middleware: [sandboxPreviews],
    routers: [
      generationRoutes({ engine, generations, stream, authenticate: signedIn }),
      mySitesRoutes({ lists, authenticate: signedIn }),
      totalSitesRoutes({ lists, addresses: openAddresses(db), authenticate: signedIn }),
      sitesRoutes({ sites, files, storage, copies: createCopyLimit(db), authenticate: signedIn }),
      briefRoutes({
        sites,
        files,
        storage,
        engine,
        briefs,
        limits: createBriefLimits(db),
        authenticate: signedIn,
      }),
      editRoutes({
        sites,
        files,
        storage,
        engine,
        versions,
        edits,
        authenticate: signedIn,
      }),
      revisionRoutes({
        deps: { sites, files, storage, engine, briefs, versions, revisions, generations },
        stream,
        limit: createRevisionLimit(db),
        authenticate: signedIn,
      }),
      comparisonRoutes({
        sites,
        files,
        storage,
        engine,
        versions,
        edits,
        authenticate: signedIn,
      }),
      versionRoutes({
        sites,
        files,
        storage,
        versions,
        changes: createVersionLimit(db),
        authenticate: signedIn,
      }),
      downloadRoutes({ files, zips: createZipCache(zipsInMemory) }),
      editPageRoutes(files),
      previewRoutes(files),
      statsRoutes({
        stats: createStatsRepository(db),
        days: options.days,
        authenticate: signedIn,
      }),
    ],
  });
}
