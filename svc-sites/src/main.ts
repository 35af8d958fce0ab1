import { runMain } from '@sitewright/service-kit';
import { createSiteEngine } from '@sitewright/site-engine';
import { buildApp } from './app.ts';
import { openaiSettings, secrets, settingsSchema } from './config.ts';
import { openCollections } from './db/collections.ts';
import { siteIndexes } from './db/indexes.ts';
import { createRunningGenerations } from './generation/running-generations.ts';
import { hourlyTasks } from './maintenance/hourly-tasks.ts';
import { createDayCounter } from './stats/count-days.ts';
import { createDailyStatsRepository } from './stats/daily-stats.repository.ts';

const service = { name: 'svc-sites', settingsSchema, secrets, indexes: siteIndexes };

await runMain(service, async ({ settings, log, mongo }) => {
  const engine = createSiteEngine(openaiSettings(settings));
  const generations = createRunningGenerations({
    atOnce: settings.GENERATIONS_AT_ONCE,
    perPerson: settings.GENERATIONS_PER_PERSON,
    waiting: settings.GENERATIONS_WAITING,
    waitMs: settings.GENERATION_WAIT_SECONDS * 1000,
    timeoutMs: settings.GENERATION_TIMEOUT_SECONDS * 1000,
  });
  const days = createDayCounter(createDailyStatsRepository(mongo.db));
  const app = buildApp({
    log,
    checks: mongo.checks,
    db: mongo.db,
    engine,
    generations,
    days,
    jwtSecret: settings.JWT_SECRET,
    generationsPerDay: settings.GENERATIONS_PER_DAY,
    storagePerPersonMb: settings.STORAGE_PER_PERSON_MB,
    trustedProxies: settings.TRUST_PROXY,
  });
  return {
    app,
    drain: generations.drain,
    graceMs: settings.STOP_GRACE_SECONDS * 1000,
    hourlyTasks: hourlyTasks(openCollections(mongo.db), days),
    closers: [() => engine.close()],
  };
});
