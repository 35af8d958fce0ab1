import { hostname } from 'node:os';
import type { LinePlace } from '@sitewright/contracts';
import type { Drain, FindAccounts, Logger, Tracing } from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import type { Registry } from 'prom-client';
import { createBrandKitsRepository } from '../brand-kit/brand-kits.repository.ts';
import { findLastCheck } from '../engine-view/last-check.ts';
import type { Decoder } from '../pictures/decoder/decoder.ts';
import { createPicturesRepository } from '../pictures/pictures.repository.ts';
import { createRevisionsRepository } from '../revisions/revisions.repository.ts';
import { createFilesRepository } from '../sites/files.repository.ts';
import { createSitesRepository } from '../sites/sites.repository.ts';
import type { Stores } from '../storage/contents.ts';
import type { StorageQuota } from '../storage/storage-quota.ts';
import { createVersionsRepository } from '../versions/versions.repository.ts';
import { createEventLog } from './create-event-log.ts';
import { createEndWaits } from './end-waits.ts';
import { createEventBatchesRepository } from './event-batches.repository.ts';
import type { EventLog } from './event-log.ts';
import type { Generation } from './generation.ts';
import { defaultTimings, type GenerationLimits, type GenerationTimings } from './generation-settings.ts';
import { createGenerationsRepository } from './generations.repository.ts';
import { createHasAccount } from './has-account.ts';
import { createHeldGenerations } from './held-generations.ts';
import { shareNext } from './join-calls.ts';
import { createLeasesRepository } from './leases.repository.ts';
import { createLineView } from './line-view.ts';
import { countOutcomes, measureLine } from './measure-generations.ts';
import { createPaceRepository } from './pace.repository.ts';
import { type RequestedGeneration, requestGeneration } from './request-generation.ts';
import { acceptInLog } from './resume-log.ts';
import { stopGeneration } from './stop-generation.ts';

/** The generations of all people on all replicas, and the part of them that this process makes. */
export interface Generations {
  /**
   * The generation of this request: a new one, or the one that its key names.
   *
   * @throws AppError `CONFLICT` for a key of another request; `RATE_LIMITED` (of the day, after failures, too many that wait),
   * `UNAVAILABLE` (the line is full), `STORAGE_FULL`: then nothing was begun, and the key is not used up.
   */
  request(requested: RequestedGeneration): Promise<Generation>;
  /** The person's own one. */
  find(ownerId: string, id: string): Promise<Generation | undefined>;
  /** Whether something was asked for under this key before. */
  hasKey(ownerId: string, idempotencyKey: string | undefined): Promise<boolean>;
  /** Newest first; `running` are those that have not ended, otherwise the latest 24 of all. */
  list(ownerId: string, query: { state?: 'running' | undefined }): Promise<Generation[]>;
  /** Asks for its end, which comes at once unless another replica makes it. One that has ended stays as it is. */
  stop(generation: Generation): Promise<Generation>;
  /** Where it stands now; undefined unless it waits. Not older than half a second. */
  placeOf(generation: Generation): Promise<LinePlace | undefined>;
  /**
   * Resolves with the generation once it has ended.
   *
   * @throws AppError `UNAVAILABLE` when this process has to end before. The reason of the signal when that aborts.
   */
  ended(generation: Generation, signal: AbortSignal): Promise<Generation>;
  log: EventLog;
  /** Aborts as soon as this process has to end: who follows a generation here goes on elsewhere. */
  draining: AbortSignal;
  /** Begins to make what waits, and to take over what other processes leave. */
  begin(): void;
  /** Finishes what can be finished in time, and gives the rest to other replicas. */
  drain: Drain;
}

export interface GenerationsOptions {
  stores: Stores;
  engine: SiteEngine;
  storage: StorageQuota;
  findAccounts: FindAccounts;
  /** Makes pictures as small as a model looks at them. */
  decoder: Decoder;
  /** Pixels of the longer side of a picture that is sent to the model; by default it does not see. */
  modelPictureSide?: number;
  limits: GenerationLimits;
  log: Logger;
  /** Takes what is measured. */
  registry: Registry;
  /** Where it is traced how a generation is made, if it is. */
  tracing?: Tracing | undefined;
  timings?: Partial<GenerationTimings>;
}

const listedAtMost = { latest: 24, active: 200 };

export function createGenerations(options: GenerationsOptions): Generations {
  const { stores, engine, storage, limits } = options;
  const timings = { ...defaultTimings, ...options.timings };
  const now = () => performance.now();
  const draining = new AbortController();
  const over = new AbortController();
  const records = createGenerationsRepository(stores);
  measureLine(options.registry, records);
  const leases = countOutcomes(
    options.registry,
    createLeasesRepository(stores, `${hostname()} ${process.pid}`, timings.answerMs),
  );
  const active = shareNext(leases.active, timings.answerMs);
  const pictures = createPicturesRepository(stores);
  const eventLog = createEventLog({
    batches: createEventBatchesRepository(stores),
    pollMs: timings.pollMs,
    answerMs: timings.answerMs,
  });
  const ends = createEndWaits({
    find: records.find,
    activeOf: records.activeOf,
    isFull: eventLog.isFull,
    pollMs: timings.pollMs,
    answerMs: timings.answerMs,
    over: over.signal,
  });
  const line = createLineView({ ...leases, ...createPaceRepository(stores) }, timings.lookMs, now);
  const held = createHeldGenerations({
    ...options,
    sites: createSitesRepository(stores),
    files: createFilesRepository(stores),
    versions: createVersionsRepository(stores),
    revisions: createRevisionsRepository(stores),
    brandKits: createBrandKitsRepository(stores),
    hasAccount: createHasAccount(options.findAccounts, timings.answerMs),
    pictures,
    findLastCheck: () => findLastCheck(stores),
    modelPictureSide: options.modelPictureSide ?? 0,
    leases,
    eventLog,
    timings,
    now,
    onEnd: ({ id }) => ends.wake(id),
  });
  const ownOnly = (ownerId: string, generation: Generation | undefined) =>
    generation?.ownerId === ownerId ? generation : undefined;

  return {
    async request(requested) {
      const { beginNew } = held;
      const deps = { records, leases: { active }, beginNew, engine, pictures, storage, limits };
      const traceparent = options.tracing?.current();
      const generation = await requestGeneration(deps, { ...requested, ...(traceparent && { traceparent }) });
      // The log of any other is its process's to begin.
      if (generation.state !== 'waiting') return generation;
      const isNext = !draining.signal.aborted;
      await Promise.all([acceptInLog(eventLog, generation), isNext && held.look()]);
      if (!isNext) return generation;
      return (await records.find(generation.id)) ?? generation;
    },

    find: async (ownerId, id) => ownOnly(ownerId, await records.find(id)),

    hasKey: async (ownerId, key) =>
      key !== undefined && (await records.findByKey(ownerId, key)) !== undefined,

    list: (ownerId, { state }) =>
      state === 'running'
        ? records.list(ownerId, { isActive: true, limit: listedAtMost.active })
        : records.list(ownerId, { isActive: false, limit: listedAtMost.latest }),

    async stop(generation) {
      const stopped = await stopGeneration({ records, eventLog }, generation);
      held.stop(generation.id);
      ends.wake(generation.id);
      return stopped;
    },

    placeOf: (generation) => line.placeOf(generation.id),
    ended: ends.ended,
    log: eventLog,
    draining: draining.signal,
    begin: held.begin,

    async drain(graceOver) {
      draining.abort();
      await held.drain(graceOver);
      // What other replicas make may still end while its request is waited for.
      if (graceOver.aborted) over.abort();
      else graceOver.addEventListener('abort', () => over.abort());
    },
  };
}
