import { brandKitRequestSchema } from '@sitewright/contracts';
import { AppError, createLogger } from '@sitewright/service-kit';
import { testUser } from '@sitewright/service-kit/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { startGeneration } from '../../test/started-generation.ts';
import { createBrandKitsRepository } from '../brand-kit/brand-kits.repository.ts';
import { createPicturesRepository } from '../pictures/pictures.repository.ts';
import { createRevisionsRepository } from '../revisions/revisions.repository.ts';
import { createFilesRepository } from '../sites/files.repository.ts';
import { createSitesRepository } from '../sites/sites.repository.ts';
import { createStorageRepository } from '../storage/storage.repository.ts';
import { createStorageQuota } from '../storage/storage-quota.ts';
import { createVersionsRepository } from '../versions/versions.repository.ts';
import { createEventLog } from './create-event-log.ts';
import { createEventBatchesRepository } from './event-batches.repository.ts';
import { defaultTimings } from './generation-settings.ts';
import { createHeldGenerations } from './held-generations.ts';
import { createLeasesRepository, type LeasesRepository } from './leases.repository.ts';
import type { NewGeneration } from './new-generation.repository.ts';

let service: SitesService;
beforeEach(async () => {
  service = await startSitesService({ isPassive: true, limits: { atOnce: 1 } });
  service.engine.hold();
});
afterEach(() => service.close());

const leases = () => createLeasesRepository(service, 'test', 10_000);

/** Those of another process, whose leases are these. */
const holdWith = (leases: LeasesRepository, brandKits = createBrandKitsRepository(service)) =>
  createHeldGenerations({
    leases,
    sites: createSitesRepository(service),
    files: createFilesRepository(service),
    versions: createVersionsRepository(service),
    revisions: createRevisionsRepository(service),
    brandKits,
    pictures: createPicturesRepository(service),
    findLastCheck: async () => undefined,
    decoder: service.decoder,
    modelPictureSide: 0,
    storage: createStorageQuota(createStorageRepository(service), 1000),
    eventLog: createEventLog({ batches: createEventBatchesRepository(service), pollMs: 5, answerMs: 10_000 }),
    engine: service.engine,
    hasAccount: async () => true,
    limits: {
      ...{ atOnce: 5, perPerson: 5, waiting: 10, waitingPerPerson: 10, perDay: 100 },
      ...{ timeoutMs: 60_000, longestMs: 60_000 },
    },
    timings: { ...defaultTimings, releaseMs: 10_000 },
    log: createLogger('test', 'silent'),
    now: () => performance.now(),
    onEnd: () => {},
  });

/** Does it, and says so, before its answer is let through. */
function answerLater<Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) {
  const done = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const acts = async (...args: Args) => {
    const result = await act(...args);
    done.resolve();
    await told.promise;
    return result;
  };
  return { acts, done: done.promise, tell: told.resolve };
}

const givenBack = { state: 'running', attempt: 0, lease: { holder: 'test', isReleased: true } };

it('gives back what it is just claiming when its process has to end', async () => {
  await startGeneration(service.running);
  const { generation } = await startGeneration(service.running);
  await service.generations.updateOne({ state: 'running' }, { $unset: { runSlot: '', personSlot: '' } });
  const claim = answerLater(leases().claim);
  const held = holdWith({ ...leases(), claim: claim.acts });
  const looked = held.look();
  await claim.done;
  const drained = held.drain(AbortSignal.abort());
  claim.tell();
  await Promise.all([looked, drained]);
  expect(await service.generations.findOne({ folderId: generation.folderId })).toMatchObject(givenBack);
});

const asked: NewGeneration = {
  ownerId: testUser.id,
  request: { prompt: 'A bakery' },
  engine: 'composer',
  slot: 0,
  turn: 0,
};

it('gives back what it is just beginning with its request when its process has to end', async () => {
  const insert = answerLater(leases().insertBegun);
  const held = holdWith({ ...leases(), insertBegun: insert.acts });
  const begun = held.beginNew(asked, []);
  await insert.done;
  const drained = held.drain(AbortSignal.abort());
  insert.tell();
  await Promise.all([begun, drained]);
  expect(await service.generations.findOne({ slot: 0 })).toMatchObject(givenBack);
  expect(service.engine.requests).toEqual([]);
});

it('begins one at a time with its request: who comes meanwhile waits for a look', async () => {
  const insert = answerLater(leases().insertBegun);
  const held = holdWith({ ...leases(), insertBegun: insert.acts });
  const begun = held.beginNew(asked, []);
  expect(await held.beginNew({ ...asked, slot: 1 }, [])).toBeUndefined();
  insert.tell();
  expect(await begun).toMatchObject({ state: 'running', attempt: 1 });
  expect(await service.generations.countDocuments()).toBe(1);
  service.engine.release();
  await held.drain(new AbortController().signal);
});

it('reads the brand kit of one while it is stored, and again where that has failed', async () => {
  const kits = createBrandKitsRepository(service);
  await kits.change(testUser.id, brandKitRequestSchema.parse({ name: 'Hearth' }));
  const reads: string[] = [];
  const find = async (ownerId: string) => {
    reads.push(ownerId);
    if (reads.length === 1) throw new AppError('UNAVAILABLE', 'The database is away.');
    return kits.find(ownerId);
  };
  const insert = answerLater(leases().insertBegun);
  const held = holdWith({ ...leases(), insertBegun: insert.acts }, { ...kits, find });
  const begun = held.beginNew(asked, []);
  await insert.done;
  expect(reads).toHaveLength(1);
  insert.tell();
  await begun;
  await service.engine.begun(1);
  expect(reads).toHaveLength(2);
  expect(service.engine.requests).toMatchObject([{ brand: { name: 'Hearth' } }]);
  service.engine.release();
  await held.drain(new AbortController().signal);
});

it('begins none with its request whose slots another process has taken since they were looked for', async () => {
  await startGeneration(service.running);
  const held = holdWith(leases());
  expect(await held.beginNew({ ...asked, slot: 1 }, [])).toBeUndefined();
  expect(await service.generations.countDocuments()).toBe(1);
  expect(service.engine.requests).toHaveLength(1);
  service.engine.release();
});
