import {
  connectMongo,
  createLogger,
  ensureIndexes,
  limitIndexes,
  loadSettings,
  runService,
  startService,
} from '@sitewright/service-kit';
import { createSiteEngine } from '@sitewright/site-engine';
import { buildApp } from './app.ts';
import { openaiSettings, secrets, settingsSchema } from './config.ts';
import { openCollections } from './db/collections.ts';
import { siteIndexes } from './db/indexes.ts';
import { createRunningGenerations } from './generation/running-generations.ts';
import { choresOf } from './maintenance/chores.ts';
import { runChores } from './maintenance/run-chores.ts';
import { createDayCounter } from './stats/count-days.ts';
import { createDailyStatsRepository } from './stats/daily-stats.repository.ts';

const name = 'svc-sites';

await runService(name, async () => {
  const settings = loadSettings(settingsSchema, { secrets });
  const log = createLogger(name, settings.LOG_LEVEL);
  const mongo = await connectMongo(settings.MONGODB_URI, name);
  await ensureIndexes(mongo.db, [...siteIndexes, ...limitIndexes], log);

  const engine = createSiteEngine(openaiSettings(settings));
  const generations = createRunningGenerations({
    atOnce: settings.GENERATIONS_AT_ONCE,
    perPerson: settings.GENERATIONS_PER_PERSON,
    timeoutMs: settings.GENERATION_TIMEOUT_SECONDS * 1000,
  });
  const days = createDayCounter(createDailyStatsRepository(mongo.db));
  const app = buildApp({
    log,
    checks: { database: mongo.ping },
    db: mongo.db,
    engine,
    generations,
    days,
    jwtSecret: settings.JWT_SECRET,
    generationsPerDay: settings.GENERATIONS_PER_DAY,
    storagePerPersonMb: settings.STORAGE_PER_PERSON_MB,
  });
  const stopChores = runChores(choresOf(openCollections(mongo.db), days), log);
  return startService({
    name,
    app,
    host: settings.HOST,
    port: settings.PORT,
    log,
    drain: generations.drain,
    graceMs: settings.STOP_GRACE_SECONDS * 1000,
    closers: [stopChores, () => engine.close(), mongo.close],
  });
});
