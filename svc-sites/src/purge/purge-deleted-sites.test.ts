import { Binary } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteDocument } from '../../test/builders.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { purgeDeletedSites } from './purge-deleted-sites.ts';
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
const running = new AbortController().signal;
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

/** Sites of two versions each; their folderIds. */
async function store(count: number, deletedAt?: Date): Promise<string[]> {
  const documents = Array.from({ length: count }, () => siteDocument(deletedAt ? { deletedAt } : {}));
  const versions = documents.flatMap(({ folderId }) =>
    [1, 2].map((version) => ({ folderId, version, files: [{ path: 'a', content: new Binary() }] })),
  );
  await service.sites.insertMany(documents);
  await service.db.collection('siteVersions').insertMany(versions);
  return documents.map(({ folderId }) => folderId);
}

const purge = (signal = running) => purgeDeletedSites(createPurgedSitesRepository(service), now, signal);
const left = async () => (await service.sites.find().toArray()).map(({ folderId }) => folderId);
const versionsLeft = () => service.siteVersions.countDocuments();

describe('purging', () => {
  it('removes what was deleted a day longer ago than it could be brought back, with its versions', async () => {
    const kept = [...(await store(2)), ...(await store(1, daysAgo(1))), ...(await store(1, daysAgo(30.9)))];
    await store(3, daysAgo(31.1));
    expect(await purge()).toBe(3);
    expect(await left()).toEqual(kept);
    expect(await versionsLeft()).toBe(kept.length * 2);
    expect(await purge()).toBe(0);
  });

  it('is done by several replicas at once without harm, however many there are', async () => {
    const kept = await store(1);
    await store(250, daysAgo(40));
    await Promise.all([purge(), purge(), purge()]);
    expect(await left()).toEqual(kept);
    expect(await versionsLeft()).toBe(2);
  });

  it('that dies half-way is finished by the next', async () => {
    await store(1, daysAgo(40));
    vi.spyOn(service.sites, 'deleteOne').mockRejectedValueOnce(new Error('the process dies here'));
    await expect(purge()).rejects.toThrow('the process dies here');
    expect(await versionsLeft()).toBe(0);
    expect(await purge()).toBe(1);
    expect(await left()).toEqual([]);
  });

  it('stops when the service does', async () => {
    await store(2, daysAgo(40));
    expect(await purge(AbortSignal.abort())).toBe(0);
    expect(await left()).toHaveLength(2);
  });
});
