import { accountFinder, runMain } from '@sitewright/service-kit';
import { createSiteEngine } from '@sitewright/site-engine';
import manifest from '../package.json' with { type: 'json' };
import { buildApp } from './app.ts';
import {
  contentSettings,
  generationLimits,
  generationTimings,
  judgingSettings,
  openaiSettings,
  secrets,
  settingsSchema,
} from './config.ts';
import { openCollections } from './db/collections.ts';
import { siteIndexes } from './db/indexes.ts';
import { schema } from './db/schema.ts';
import { createGenerations } from './generation/generations.ts';
import { hourlyTasks } from './maintenance/hourly-tasks.ts';
import { createDecoder } from './pictures/decoder/decoder.ts';
import { createDayCounter } from './stats/count-days.ts';
import { createDailyStatsRepository } from './stats/daily-stats.repository.ts';
import { openContents } from './storage/open-contents.ts';
import { createStorageRepository } from './storage/storage.repository.ts';
import { createStorageQuota } from './storage/storage-quota.ts';

const { version } = manifest;
const service = { name: 'svc-sites', version, settingsSchema, secrets, indexes: siteIndexes, schema };

await runMain(service, async ({ settings, log, mongo, registry, tracing }) => {
  const engine = createSiteEngine({
    ...openaiSettings(settings),
    ...judgingSettings(settings, log),
  });
  const collections = openCollections(mongo.db);
  const files = await openContents(contentSettings(settings), collections, log);
  const stores = { ...collections, contents: files.contents };
  const storage = createStorageQuota(createStorageRepository(stores), settings.STORAGE_PER_PERSON_MB);
  const decoder = createDecoder({ log });
  const generations = createGenerations({
    stores,
    engine,
    storage,
    findAccounts: accountFinder(mongo.db),
    decoder,
    modelPictureSide: settings.OPENAI_PICTURE_SIDE,
    limits: generationLimits(settings),
    timings: generationTimings(settings),
    log,
    registry,
    tracing,
  });
  const days = createDayCounter(createDailyStatsRepository(mongo.db));
  const app = buildApp({
    log,
    checks: { ...mongo.checks, ...files.checks },
    db: mongo.db,
    stores,
    engine,
    generations,
    decoder,
    storage,
    days,
    jwtSecret: settings.JWT_SECRET,
    trustedProxies: settings.TRUST_PROXY,
    tracing,
  });
  return {
    app,
    begin: generations.begin,
    drain: generations.drain,
    graceMs: settings.STOP_GRACE_SECONDS * 1000,
    hourlyTasks: [...hourlyTasks(stores, days, accountFinder(mongo.db)), ...files.hourlyTasks],
    closers: [async () => decoder.close(), () => engine.close(), files.close],
  };
});
