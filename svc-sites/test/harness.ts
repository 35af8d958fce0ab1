import { routes } from '@sitewright/contracts';
import { createLogger, ensureIndexes, type Logger, limitIndexes } from '@sitewright/service-kit';
import {
  call,
  type Served,
  serve,
  startTestDatabase,
  storePerson,
  testSecret,
  tokenOf,
} from '@sitewright/service-kit/testing';
import type { GeneratedSite } from '@sitewright/site-engine';
import { buildApp } from '../src/app.ts';
import { openCollections } from '../src/db/collections.ts';
import { siteIndexes } from '../src/db/indexes.ts';
import { createRunningGenerations, type GenerationLimits } from '../src/generation/running-generations.ts';
import { createDayCounter } from '../src/stats/count-days.ts';
import { createDailyStatsRepository } from '../src/stats/daily-stats.repository.ts';
import { createFakeEngine } from './fake-engine.ts';

const silent = createLogger('svc-sites', 'silent');
const generous: GenerationLimits = {
  atOnce: 5,
  perPerson: 2,
  waiting: 10,
  waitMs: 60_000,
  timeoutMs: 60_000,
};

export interface HarnessOptions {
  site?: GeneratedSite;
  limits?: Partial<GenerationLimits>;
  generationsPerDay?: number;
  storagePerPersonMb?: number;
  log?: Logger;
}

/** The whole service on a free port, over a database of its own that knows one person, and an engine that the test directs. */
export async function startSitesService({
  site,
  limits,
  generationsPerDay = 1000,
  storagePerPersonMb = 1000,
  log = silent,
}: HarnessOptions = {}) {
  const database = await startTestDatabase();
  const { db } = database;
  await ensureIndexes(db, [...siteIndexes, ...limitIndexes], log);
  await storePerson(db);
  const engine = createFakeEngine(site);
  const generations = createRunningGenerations({ ...generous, ...limits });
  const checks = { database: database.ping };
  const days = createDayCounter(createDailyStatsRepository(db));
  const listen = (running = generations) =>
    serve(
      buildApp({
        log,
        checks,
        db,
        engine,
        generations: running,
        days,
        jwtSecret: testSecret,
        generationsPerDay,
        storagePerPersonMb,
      }),
    );
  const service = await listen();
  const replicas: Served[] = [];

  /** A finished site of the test's person; its folderId. */
  const generate = async (prompt = 'A bakery', token = tokenOf()) => {
    const { body } = await call(service.url, routes.generate, { token, body: { prompt } });
    return body.id;
  };
  /** Another replica over the same database, with limits of its own at once; its address. */
  const startReplica = async () => {
    const replica = await listen(createRunningGenerations({ ...generous, ...limits }));
    replicas.push(replica);
    return replica.url;
  };
  const close = async () => {
    engine.release();
    await Promise.all(replicas.map((replica) => replica.close()));
    await service.close();
    await database.close();
  };
  return { url: service.url, db, ...openCollections(db), engine, generations, generate, startReplica, close };
}

export type SitesService = Awaited<ReturnType<typeof startSitesService>>;
