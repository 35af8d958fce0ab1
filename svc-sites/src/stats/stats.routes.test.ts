import { routes } from '@sitewright/contracts';
import { call } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../test/harness.ts';

let service: SitesService;
beforeAll(async () => {
  service = await startSitesService();
});
afterAll(() => service.close());

it('counts the people and the sites that are not deleted, for anybody', async () => {
  expect((await call(service.url, routes.stats)).body).toEqual({ totalUsers: 1, totalGeneratedSites: 0 });

  await service.db.collection('users').insertMany([{ email: 'a' }, { email: 'b' }]);
  await service.generate();
  const deleted = await service.generate();
  await service.sites.updateOne({ folderId: deleted }, { $set: { deletedAt: new Date() } });

  expect((await call(service.url, routes.stats)).body).toEqual({ totalUsers: 3, totalGeneratedSites: 1 });
});
