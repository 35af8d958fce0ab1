import { accountReader } from '@sitewright/service-kit';
import { testUser } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { openCollections } from '../db/collections.ts';
import { createSitesRepository } from '../sites/sites.repository.ts';
import { createStorageRepository } from '../storage/storage.repository.ts';
import { createStorageQuota } from '../storage/storage-quota.ts';
import { generateOnce } from './generate-once.ts';
import { createGenerationsRepository } from './generations.repository.ts';
import { createWaitForGeneration } from './wait-for-generation.ts';

let service: SitesService;
beforeAll(async () => {
  service = await startSitesService();
});
afterAll(() => service.close());

it('a generation whose end could not be noted counts, because its site is stored', async () => {
  const sites = createSitesRepository(service);
  const records = createGenerationsRepository(openCollections(service.db));
  vi.spyOn(records, 'markDone').mockRejectedValueOnce(new Error('the database is away'));
  const deps = {
    engine: service.engine,
    generations: service.generations,
    sites,
    storage: createStorageQuota(createStorageRepository(service), 1),
    quota: { records, sites, perDay: 1 },
    readAccount: accountReader(service.db),
    waitFor: createWaitForGeneration(records),
  };
  const requested = { ownerId: testUser.id, request: { prompt: 'A bakery' }, idempotencyKey: 'key-1' };

  await expect(generateOnce(deps, requested)).rejects.toThrow('the database is away');
  const stored = await service.sites.findOne();
  expect(await generateOnce(deps, requested)).toBe(stored?.folderId);
  await expect(generateOnce(deps, { ...requested, idempotencyKey: undefined })).rejects.toThrow(
    'one day allows',
  );
});
