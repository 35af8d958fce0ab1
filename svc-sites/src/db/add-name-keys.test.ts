import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteDocument } from '../../test/builders.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { addNameKeys } from './add-name-keys.ts';

let service: SitesService;
beforeAll(async () => {
  service = await startSitesService();
});
afterAll(() => service.close());

it('completes every site of an older release, and nothing else', async () => {
  const documents = Array.from({ length: 1500 }, (_, n) => siteDocument({ name: `Été ${n}` }));
  const older = documents.map(({ nameKey: _unknownThen, ...document }) => document);
  await service.db.collection('sites').insertMany(older);
  await service.sites.insertOne({ ...siteDocument({ name: 'New' }), nameKey: 'kept' });

  await Promise.all([addNameKeys(service), addNameKeys(service)]);
  expect(await service.sites.countDocuments({ nameKey: { $exists: false } })).toBe(0);
  expect((await service.sites.findOne({ name: 'Été 7' }))?.nameKey).toBe('ete 7');
  expect((await service.sites.findOne({ name: 'New' }))?.nameKey).toBe('kept');
});
