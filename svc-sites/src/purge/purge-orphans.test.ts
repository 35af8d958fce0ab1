import { testUser } from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { siteDocument } from '../../test/builders.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { purgeOlderOrphans, purgeOrphans } from './purge-orphans.ts';
import { createPurgedSitesRepository } from './purged-sites.repository.ts';

let service: SitesService;
beforeAll(async () => {
  service = await startSitesService();
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.sites.deleteMany({});
  await service.siteVersions.deleteMany({});
});

const now = new Date('2026-03-01T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60 * 1000);

async function storePending(minutes: number, count = 1): Promise<string[]> {
  const folderIds = Array.from({ length: count }, () => siteDocument().folderId);
  await service.db.collection('siteVersions').insertMany(
    folderIds.map((folderId) => ({
      folderId,
      version: 1,
      pending: { since: minutesAgo(minutes), ownerId: new ObjectId(testUser.id), bytes: 1 },
    })),
  );
  return folderIds;
}

const purge = (signal = new AbortController().signal) =>
  purgeOrphans(createPurgedSitesRepository(service), now, signal);
const left = async () => (await service.siteVersions.find().toArray()).map(({ folderId }) => folderId);

it('removes versions whose site never was, and none that is just being stored', async () => {
  const [storing = ''] = await storePending(59);
  await storePending(61, 150);
  expect(await purge()).toBe(150);
  expect(await left()).toEqual([storing]);
});

it('leaves a version that a retry has stored since the purge found an older one', async () => {
  const [retried = ''] = await storePending(59);
  const repository = createPurgedSitesRepository(service);
  expect(await repository.removeOrphan(retried, minutesAgo(60))).toBe(false);
  expect(await left()).toEqual([retried]);
});

it('keeps a version whose site was stored after all, and remembers that', async () => {
  const [folderId = ''] = await storePending(61);
  await service.sites.insertOne(siteDocument({ folderId }));
  expect(await purge()).toBe(0);
  expect(await left()).toEqual([folderId]);
  expect(await service.siteVersions.countDocuments({ pending: { $exists: true } })).toBe(0);
});

it('removes the next version of a site that does not show it', async () => {
  const [folderId = ''] = await storePending(61);
  await service.siteVersions.updateOne({ folderId }, { $set: { version: 2 } });
  await service.sites.insertOne(siteDocument({ folderId }));
  expect(await purge()).toBe(1);
  expect(await left()).toEqual([]);
});

it('is done by several replicas at once without harm, and stops when the service does', async () => {
  await storePending(61, 5);
  expect(await purge(AbortSignal.abort())).toBe(0);
  expect(await left()).toHaveLength(5);
  await Promise.all([purge(), purge()]);
  expect(await left()).toEqual([]);
});

it('looks once through the versions of releases that did not say what they wait for', async () => {
  const createdAt = minutesAgo(61);
  const orphans = Array.from({ length: 250 }, () => ({ ...siteDocument(), createdAt }));
  const shown = [siteDocument(), siteDocument({ deletedAt: now })];
  const storing = { ...siteDocument(), createdAt: minutesAgo(59) };
  const versions = [...orphans, ...shown.map((site) => ({ ...site, createdAt })), storing].flatMap(
    ({ folderId, createdAt }) => [1, 2].map((version) => ({ folderId, version, createdAt })),
  );
  await service.sites.insertMany(shown);
  await service.db.collection('siteVersions').insertMany(versions);

  const repository = createPurgedSitesRepository(service);
  const { signal } = new AbortController();
  expect(await purgeOlderOrphans(repository, now, AbortSignal.abort())).toBe(0);
  expect(await purgeOlderOrphans(repository, now, signal)).toBe(500);
  expect(new Set(await left())).toEqual(new Set([...shown, storing].map(({ folderId }) => folderId)));

  await service.db.collection('siteVersions').insertOne({ folderId: 'f'.repeat(32), version: 1, createdAt });
  expect(await purgeOlderOrphans(repository, now, signal)).toBe(0);
});
