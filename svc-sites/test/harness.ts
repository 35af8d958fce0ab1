import { routes } from '@sitewright/contracts';
import {
  accountFinder,
  connectMongo,
  createLogger,
  ensureIndexes,
  type Logger,
  limitIndexes,
  trustedProxiesSetting,
} from '@sitewright/service-kit';
import {
  call,
  serve,
  startTestDatabase,
  storePerson,
  testSecret,
  tokenOf,
} from '@sitewright/service-kit/testing';
import type { GeneratedSite, SiteEngine } from '@sitewright/site-engine';
import type { Db } from 'mongodb';
import { Registry } from 'prom-client';
import { buildApp } from '../src/app.ts';
import { type Collections, openCollections } from '../src/db/collections.ts';
import { siteIndexes } from '../src/db/indexes.ts';
import type { GenerationLimits, GenerationTimings } from '../src/generation/generation-settings.ts';
import { createGenerations } from '../src/generation/generations.ts';
import { createDecoder } from '../src/pictures/decoder/decoder.ts';
import { createDayCounter } from '../src/stats/count-days.ts';
import { createDailyStatsRepository } from '../src/stats/daily-stats.repository.ts';
import type { ContentStore, Stores } from '../src/storage/contents.ts';
import { contentsInDocuments } from '../src/storage/contents-in-documents.repository.ts';
import { createStorageRepository } from '../src/storage/storage.repository.ts';
import { createStorageQuota } from '../src/storage/storage-quota.ts';
import { createFakeEngine } from './fake-engine.ts';

const silent = createLogger('svc-sites', 'silent');
const generous: GenerationLimits = {
  atOnce: 5,
  perPerson: 2,
  waiting: 10,
  waitingPerPerson: 10,
  perDay: 1000,
  timeoutMs: 60_000,
  longestMs: 60_000,
};
/** Short enough for a test to see what they lead to, and long enough that most of its time is not asking the database. */
const quick: Partial<GenerationTimings> = {
  lookMs: 100,
  beatMs: 50,
  takeoverMs: 400,
  accountMs: 100,
  batchMs: 5,
  pollMs: 20,
  retryMs: 10,
  answerMs: 2000,
  releaseMs: 100,
};

export interface HarnessOptions {
  site?: GeneratedSite;
  /** Instead of the one that the test directs. */
  engine?: SiteEngine;
  limits?: Partial<GenerationLimits> | undefined;
  timings?: Partial<GenerationTimings>;
  storagePerPersonMb?: number;
  modelPictureSide?: number;
  /** Between two heartbeats of a stream. */
  heartbeatMs?: number;
  log?: Logger;
  /** Whether its database can be started again after a crash. */
  isOnDisk?: boolean;
  /** Where its database is kept, if not in a folder of its own. */
  databaseFolder?: string;
  /** Whether its first process leaves what is not asked for there until `running.begin()`. */
  isPassive?: boolean;
  /** Where the contents of blobs are kept, if not in their documents. */
  contents?: (collections: Collections) => ContentStore;
}

interface ProcessOptions {
  engine?: SiteEngine;
  timings?: Partial<GenerationTimings>;
  isApart?: boolean;
  isPassive?: boolean;
  /** What it stores in instead, where a test comes between it and the database. */
  stores?: (stores: Stores) => Stores;
}

/** The whole service on a free port, over a database of its own that knows one person, and an engine that the test directs. */
export async function startSitesService({
  site,
  engine: given,
  limits,
  timings,
  storagePerPersonMb = 1000,
  modelPictureSide = 0,
  heartbeatMs,
  log = silent,
  isOnDisk = false,
  databaseFolder,
  isPassive = false,
  contents = () => contentsInDocuments,
}: HarnessOptions = {}) {
  const database = await startTestDatabase({ isOnDisk, folder: databaseFolder });
  const { db } = database;
  await ensureIndexes(db, [...siteIndexes, ...limitIndexes], log);
  await storePerson(db);
  const openStores = (of: Db): Stores => {
    const collections = openCollections(of);
    return { ...collections, contents: contents(collections) };
  };
  const stores = openStores(db);
  const engine = createFakeEngine(site);
  const checks = { database: database.ping };
  const days = createDayCounter(createDailyStatsRepository(db));
  const storage = createStorageQuota(createStorageRepository(stores), storagePerPersonMb);

  const decoder = createDecoder({ log });

  /** One process of the service. With a connection of its own it can vanish, as one that is killed or cut off does. */
  const startProcess = async ({
    engine: own = given ?? engine,
    timings: ownTimings,
    isApart,
    stores: between = (own) => own,
  }: ProcessOptions = {}) => {
    const connection = isApart ? await connectMongo(database.uri, 'test') : database;
    const ownStores = between(openStores(connection.db));
    const generations = createGenerations({
      stores: ownStores,
      engine: own,
      storage,
      findAccounts: accountFinder(connection.db),
      decoder,
      modelPictureSide,
      limits: { ...generous, ...limits },
      timings: { ...quick, ...timings, ...ownTimings },
      log,
      registry: new Registry(),
    });
    const served = await serve(
      buildApp({
        log,
        checks,
        db: connection.db,
        stores: ownStores,
        engine: own,
        generations,
        decoder,
        storage,
        days,
        jwtSecret: testSecret,
        heartbeatMs,
        trustedProxies: trustedProxiesSetting.parse(undefined),
      }),
    );
    if (!isPassive) generations.begin();
    const vanish = () => (isApart ? connection.close() : Promise.resolve());
    const close = async () => {
      await generations.drain(AbortSignal.abort());
      await served.close();
      await vanish();
    };
    const process = { url: served.url, generations, close, vanish };
    processes.push(process);
    return process;
  };
  const processes: { close(): Promise<void> }[] = [];
  const { url, generations } = await startProcess({ isPassive });

  /** A finished site of the test's person; its folderId. */
  const generate = async (prompt = 'A bakery', token = tokenOf()) => {
    const { body } = await call(url, routes.generate, { token, body: { prompt } });
    return body.id;
  };
  /** Another replica over the same database; its address. */
  const startReplica = async () => (await startProcess()).url;
  const close = async () => {
    engine.release();
    decoder.close();
    await Promise.all(processes.map((each) => each.close()));
    await database.close();
  };
  return {
    url,
    db,
    ...stores,
    database,
    engine,
    decoder,
    running: generations,
    generate,
    startReplica,
    startProcess,
    close,
  };
}

export type SitesService = Awaited<ReturnType<typeof startSitesService>>;
