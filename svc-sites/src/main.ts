import { runMain } from '@sitewright/service-kit';
import { createSiteEngine } from '@sitewright/site-engine';
import { buildApp } from './app.ts';
import { openaiSettings, secrets, settingsSchema } from './config.ts';
import { addNameKeys } from './db/add-name-keys.ts';
import { openCollections } from './db/collections.ts';
import { siteIndexes } from './db/indexes.ts';
import { createRunningGenerations } from './generation/running-generations.ts';
import { purgeRegularly } from './purge/purge-regularly.ts';
import { createPurgedSitesRepository } from './purge/purged-sites.repository.ts';

const service = { name: 'svc-sites', settingsSchema, secrets, indexes: siteIndexes };

await runMain(service, async ({ settings, log, mongo }) => {
  const collections = openCollections(mongo.db);
  await addNameKeys(collections);

  const engine = createSiteEngine(openaiSettings(settings));
  const generations = createRunningGenerations({
    atOnce: settings.GENERATIONS_AT_ONCE,
    perPerson: settings.GENERATIONS_PER_PERSON,
    timeoutMs: settings.GENERATION_TIMEOUT_SECONDS * 1000,
  });
  const app = buildApp({
    log,
    checks: { database: mongo.ping },
    db: mongo.db,
    engine,
    generations,
    jwtSecret: settings.JWT_SECRET,
    generationsPerDay: settings.GENERATIONS_PER_DAY,
  });
  const stopPurging = purgeRegularly(createPurgedSitesRepository(collections), log);
  return {
    app,
    drain: generations.drain,
    graceMs: settings.STOP_GRACE_SECONDS * 1000,
    closers: [stopPurging, () => engine.close()],
  };
});
