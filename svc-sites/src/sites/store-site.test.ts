import { testUser } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { exampleSite } from '../../test/fake-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { createStorageRepository } from '../storage/storage.repository.ts';
import { createStorageQuota } from '../storage/storage-quota.ts';
import { newFolderId } from './folder-id.ts';
import { createSitesRepository } from './sites.repository.ts';
import { storeFiles, storeSite } from './store-site.ts';

let service: SitesService;
beforeAll(async () => {
  service = await startSitesService();
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.sites.deleteMany({});
  await service.siteVersions.deleteMany({});
});

const newSite = () => ({
  folderId: newFolderId(),
  ownerId: testUser.id,
  prompt: 'A bakery',
  generated: exampleSite,
});
const deps = () => ({
  sites: createSitesRepository(service),
  storage: createStorageQuota(createStorageRepository(service), 1),
});
const store = (site = newSite()) => storeSite(deps(), site);
const counts = async () => [
  await service.sites.countDocuments(),
  await service.siteVersions.countDocuments(),
  await service.siteVersions.countDocuments({ pending: { $exists: true } }),
];
const dieBeforeTheSite = () =>
  vi.spyOn(service.sites, 'insertOne').mockRejectedValueOnce(new Error('the process dies here'));

it('stores the files before the site that shows them, and notes that they wait for it', async () => {
  dieBeforeTheSite();
  await expect(store()).rejects.toThrow('the process dies here');
  expect(await counts()).toEqual([0, 1, 1]);
});

it('stores a site once, although an attempt before died half-way, and another comes after', async () => {
  const site = newSite();
  dieBeforeTheSite();
  await expect(store(site)).rejects.toThrow('the process dies here');

  const stored = await store(site);
  expect(await counts()).toEqual([1, 1, 0]);
  const again = await store({ ...site, generated: { ...exampleSite, name: 'Another', files: [] } });
  expect(again).toEqual(stored);
  expect((await service.siteVersions.findOne())?.files).toHaveLength(exampleSite.files.length);
});

it('keeps the files of a later process from an earlier one that lives on', async () => {
  const site = newSite();
  const filesOf = async () => (await service.siteVersions.findOne())?.files.length;
  await storeFiles(deps(), { ...site, fence: 1 });
  await storeFiles(deps(), { ...site, fence: 2, generated: { ...exampleSite, files: [] } });
  expect(await filesOf()).toBe(0);
  await storeFiles(deps(), { ...site, fence: 1 });
  expect(await filesOf()).toBe(0);
  await deps().sites.removePendingVersion({ folderId: site.folderId, fence: 1 });
  expect(await filesOf()).toBe(0);
  await deps().sites.removePendingVersion({ folderId: site.folderId, fence: 2 });
  expect(await counts()).toEqual([0, 0, 0]);
});

it('counts what it stores: two at once do not share the last room', async () => {
  const half = { path: 'half.bin', content: new Uint8Array(600 * 1024) };
  const large = () => ({ ...newSite(), generated: { ...exampleSite, files: [half] } });
  const settled = await Promise.allSettled([store(large()), store(large()), store(large())]);
  const [stored, ...rest] = await counts();
  expect(stored).toBe(settled.filter(({ status }) => status === 'fulfilled').length);
  expect(stored).toBeLessThanOrEqual(1);
  expect(rest).toEqual([stored, 0]);
});
