import { accountReader, createLogger } from '@sitewright/service-kit';
import { expect, it } from 'vitest';
import { startSitesService } from '../../test/harness.ts';
import { startGeneration } from '../../test/started-generation.ts';
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
import { createLeasesRepository } from './leases.repository.ts';

it('gives back what it is just claiming when its process has to end', async () => {
  const service = await startSitesService({ isPassive: true, limits: { atOnce: 1 } });
  service.engine.hold();
  await startGeneration(service.running);
  const { generation } = await startGeneration(service.running);
  await service.generations.updateOne({ state: 'running' }, { $unset: { runSlot: '', personSlot: '' } });
  const leases = createLeasesRepository(service, 'test');
  const claimed = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const held = createHeldGenerations({
    leases: {
      ...leases,
      async claim(next) {
        const lease = await leases.claim(next);
        claimed.resolve();
        await told.promise;
        return lease;
      },
    },
    sites: createSitesRepository(service),
    files: createFilesRepository(service),
    versions: createVersionsRepository(service),
    revisions: createRevisionsRepository(service),
    storage: createStorageQuota(createStorageRepository(service), 1000),
    eventLog: createEventLog({ batches: createEventBatchesRepository(service), pollMs: 5, answerMs: 10_000 }),
    engine: service.engine,
    readAccount: accountReader(service.db),
    limits: { atOnce: 5, perPerson: 5, waiting: 10, waitingPerPerson: 10, perDay: 100, timeoutMs: 60_000 },
    timings: { ...defaultTimings, releaseMs: 10_000 },
    log: createLogger('test', 'silent'),
    now: () => performance.now(),
    onEnd: () => {},
  });
  const looked = held.look();
  await claimed.promise;
  const drained = held.drain(AbortSignal.abort());
  told.resolve();
  await Promise.all([looked, drained]);
  const stored = await service.generations.findOne({ folderId: generation.folderId });
  expect(stored).toMatchObject({ state: 'running', attempt: 0, lease: { holder: 'test', isReleased: true } });
  await service.close();
});
