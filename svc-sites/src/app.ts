import { BlockList } from 'node:net';
import {
  accountReader,
  authenticate,
  clientAddress,
  createApp,
  createEventStreams,
  type HealthChecks,
  type Logger,
  openAddresses,
  type ServiceApp,
  type Tracing,
} from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import type { Db } from 'mongodb';
import { brandKitRoutes } from './brand-kit/brand-kit.routes.ts';
import { createBrandKitsRepository } from './brand-kit/brand-kits.repository.ts';
import { briefRoutes } from './brief/brief.routes.ts';
import { createBriefLimits } from './brief/brief-limits.ts';
import { createBriefsRepository } from './brief/briefs.repository.ts';
import { createCommentLimits } from './comments/comment-limits.ts';
import { createCommentsRepository } from './comments/comments.repository.ts';
import { commentRoutes } from './comments/comments.routes.ts';
import { sharedCommentRoutes } from './comments/shared-comments.routes.ts';
import { comparisonRoutes } from './comparison/comparison.routes.ts';
import { downloadRoutes } from './download/download.routes.ts';
import { createZipCache } from './download/zip-cache.ts';
import { createEditLimit } from './editing/edit-limit.ts';
import { editRoutes } from './editing/edits.routes.ts';
import { fileRoutes } from './editing/files/files.routes.ts';
import { createSearchLimit } from './editing/files/search-limit.ts';
import { engineViewRoutes } from './engine-view/engine-view.routes.ts';
import { generationRoutes } from './generation/generation.routes.ts';
import type { Generations } from './generation/generations.ts';
import { createAttachLimit } from './generation/streaming/attach-limit.ts';
import { createEndedEvent } from './generation/streaming/ended-event.ts';
import { createStreamCount } from './generation/streaming/stream-count.ts';
import { createGenerationStreams } from './generation/streaming/stream-generation.ts';
import { importRoutes } from './import/import.routes.ts';
import { createImportLimit } from './import/import-limit.ts';
import type { Decoder } from './pictures/decoder/decoder.ts';
import { createPicturesRepository } from './pictures/pictures.repository.ts';
import { pictureRoutes } from './pictures/pictures.routes.ts';
import { createUploadGate } from './pictures/receive-picture.ts';
import { createUploadLimit } from './pictures/upload-limit.ts';
import { platformHealthRoutes } from './platform-health/platform-health.routes.ts';
import { editPageRoutes } from './preview/edit/edit.routes.ts';
import { pinsPageRoutes } from './preview/pins/pins.routes.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { sandboxPreviews } from './preview/sandbox-previews.ts';
import { createFindShown } from './preview/shown-site.ts';
import { createReadOffered } from './revisions/offer.ts';
import { createRevisionLimit } from './revisions/revision-limits.ts';
import { createRevisionsRepository } from './revisions/revisions.repository.ts';
import { revisionRoutes } from './revisions/revisions.routes.ts';
import { createShareLimits } from './sharing/share-limits.ts';
import { createShareLinksRepository } from './sharing/share-links.repository.ts';
import { createSharePasswords } from './sharing/share-passwords.ts';
import { createShareTickets } from './sharing/share-tickets.ts';
import { sharedRoutes } from './sharing/shared.routes.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';
import { createCopyLimit } from './sites/copy-limit.ts';
import { createFilesRepository } from './sites/files.repository.ts';
import { mySitesRoutes } from './sites/my-sites.routes.ts';
import { createSiteListsRepository } from './sites/site-lists.repository.ts';
import { createSitesRepository } from './sites/sites.repository.ts';
import { sitesRoutes } from './sites/sites.routes.ts';
import { createSiteTextsRepository } from './sites/texts/site-texts.repository.ts';
import { totalSitesRoutes } from './sites/total-sites.routes.ts';
import type { DayCounter } from './stats/count-days.ts';
import { createStatsRepository } from './stats/stats.repository.ts';
import { statsRoutes } from './stats/stats.routes.ts';
import type { Stores } from './storage/contents.ts';
import type { StorageQuota } from './storage/storage-quota.ts';
import { createVersionLimit } from './versions/version-limit.ts';
import { createVersionsRepository } from './versions/versions.repository.ts';
import { versionRoutes } from './versions/versions.routes.ts';

export interface AppDependencies {
  log: Logger;
  checks: HealthChecks;
  db: Db;
  stores: Stores;
  engine: Pick<
    SiteEngine,
    | 'info'
    | 'readBrief'
    | 'draft'
    | 'recompose'
    | 'readRevision'
    | 'readPictureWishes'
    | 'changeFacts'
    | 'mergeSites'
    | 'inspect'
    | 'repair'
  >;
  generations: Generations;
  /** Reads pictures that people send. */
  decoder: Decoder;
  days: DayCounter;
  jwtSecret: string;
  storage: StorageQuota;
  /** Between two heartbeats of a stream, if not as the contract says. */
  heartbeatMs?: number | undefined;
  /** Whose `X-Forwarded-For` counts. */
  trustedProxies?: BlockList;
  tracing?: Tracing | undefined;
}

/** The largest site's archive has 58 MB. */
const zipsInMemory = { maxBytes: 64 * 1024 * 1024, atOnce: 2 };

export function buildApp({
  log,
  checks,
  db,
  stores,
  engine,
  generations,
  decoder,
  storage,
  jwtSecret,
  ...options
}: AppDependencies): ServiceApp {
  const sites = createSitesRepository(stores);
  const lists = createSiteListsRepository(stores);
  const signedIn = authenticate(jwtSecret, accountReader(db));
  const files = createFilesRepository(stores);
  const briefs = createBriefsRepository(stores);
  const revisions = createRevisionsRepository(stores);
  const stream = createGenerationStreams({
    generations,
    endedEvent: createEndedEvent({ sites, files }),
    answerEventStream: createEventStreams({
      stopping: generations.draining,
      heartbeatMs: options.heartbeatMs,
    }),
    streams: createStreamCount(),
  });
  const versions = createVersionsRepository(stores);
  const edits = createEditLimit(db);
  const readAccount = accountReader(db);
  const sharing = {
    sites,
    shareLinks: createShareLinksRepository(stores),
    tickets: createShareTickets(jwtSecret),
    readAccount,
    passwords: createSharePasswords(),
    limits: createShareLimits(db),
  };
  const commenting = {
    sites,
    files,
    comments: createCommentsRepository(stores),
    limits: createCommentLimits(db),
  };
  const trustedProxies = options.trustedProxies ?? new BlockList();
  const addressOf = (request: Parameters<typeof clientAddress>[0]) => clientAddress(request, trustedProxies);
  const findShown = createFindShown(files, sharing);
  const pictures = createPicturesRepository(stores);
  const gate = createUploadGate();
  const uploads = createUploadLimit(db);
  return createApp({
    log,
    checks,
    ...(options.trustedProxies && { trustedProxies: options.trustedProxies }),
    tracing: options.tracing,
    middleware: [sandboxPreviews],
    routers: [
      generationRoutes({
        sites,
        files,
        engine,
        generations,
        pictures,
        stream,
        attaches: createAttachLimit(db),
        authenticate: signedIn,
      }),
      mySitesRoutes({
        lists,
        texts: createSiteTextsRepository(stores),
        comments: commenting.comments,
        authenticate: signedIn,
      }),
      totalSitesRoutes({ lists, addresses: openAddresses(db), authenticate: signedIn }),
      importRoutes({
        sites,
        storage,
        engine,
        decoder,
        imports: createImportLimit(db),
        authenticate: signedIn,
      }),
      sitesRoutes({
        sites,
        files,
        pictures,
        storage,
        engine,
        briefs,
        copies: createCopyLimit(db),
        authenticate: signedIn,
      }),
      briefRoutes({
        sites,
        files,
        storage,
        engine,
        briefs,
        versions,
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
      fileRoutes({
        sites,
        files,
        storage,
        engine,
        versions,
        edits,
        searches: createSearchLimit(db),
        authenticate: signedIn,
      }),
      brandKitRoutes({
        brandKits: createBrandKitsRepository(stores),
        decoder,
        gate,
        uploads,
        edits,
        authenticate: signedIn,
      }),
      pictureRoutes({
        sites,
        files,
        storage,
        engine,
        versions,
        pictures,
        decoder,
        gate,
        uploads,
        edits,
        authenticate: signedIn,
      }),
      revisionRoutes({
        deps: { sites, files, storage, engine, briefs, versions, revisions, generations, pictures },
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
        revisions,
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
      sharingRoutes({ ...sharing, authenticate: signedIn }),
      sharedRoutes({ ...sharing, files, addressOf }),
      commentRoutes({ ...commenting, authenticate: signedIn }),
      sharedCommentRoutes({ ...sharing, ...commenting, addressOf }),
      editPageRoutes(files),
      pinsPageRoutes(files, findShown),
      previewRoutes(files, findShown, createReadOffered({ revisions, pictures }, files)),
      engineViewRoutes({
        collections: stores,
        addresses: openAddresses(db),
        info: engine.info,
        authenticate: signedIn,
      }),
      platformHealthRoutes({ db, collections: stores, authenticate: signedIn }),
      statsRoutes({
        stats: createStatsRepository(db),
        days: options.days,
        authenticate: signedIn,
      }),
    ],
  });
}
