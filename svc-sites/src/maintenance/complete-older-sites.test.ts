import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteDocument } from '../../test/builders.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { completeOlderSites } from './complete-older-sites.ts';

let service: SitesService;
beforeAll(async () => {
  service = await startSitesService();
});
afterAll(() => service.close());

const running = new AbortController().signal;

async function storeOlder(count: number): Promise<void> {
  const documents = Array.from({ length: count }, (_, n) => siteDocument({ name: `Été ${n}` }));
  const older = documents.map(({ nameKey: _order, searchKeys: _found, ...document }) => document);
  await service.db.collection('sites').insertMany(older);
}

it('completes every site of an older release, and nothing else', async () => {
  await storeOlder(500);
  await service.sites.insertOne({ ...siteDocument({ name: 'New' }), nameKey: 'kept' });
  await service.sites.insertOne(siteDocument({ name: '!!!' }));

  await Promise.all([completeOlderSites(service, running), completeOlderSites(service, running)]);
  expect(await service.sites.countDocuments({ searchKeys: { $exists: false } })).toBe(0);
  expect(await service.sites.findOne({ name: 'Été 7' })).toMatchObject({
    nameKey: 'ete 7',
    searchKeys: ['e', 'et', 'ete', '7'],
  });
  expect((await service.sites.findOne({ name: 'New' }))?.nameKey).toBe('kept');
});

it('stops when the service does', async () => {
  await storeOlder(3);
  await completeOlderSites(service, AbortSignal.abort());
  expect(await service.sites.countDocuments({ searchKeys: { $exists: false } })).toBe(3);
});
