import { testUser } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { exampleSite } from '../../test/fake-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { createSitesRepository } from './sites.repository.ts';

let service: SitesService;
beforeAll(async () => {
  service = await startSitesService();
});
afterAll(() => service.close());

it('stores the files before the site that shows them', async () => {
  const { sites, siteVersions } = service;
  vi.spyOn(sites, 'insertOne').mockRejectedValueOnce(new Error('the process dies here'));
  const repository = createSitesRepository({ sites, siteVersions });

  const site = { ownerId: testUser.id, prompt: 'A bakery', generated: exampleSite };
  await expect(repository.insert(site)).rejects.toThrow('the process dies here');
  expect(await siteVersions.countDocuments()).toBe(1);
  expect(await sites.countDocuments()).toBe(0);

  const { folderId } = await repository.insert(site);
  expect(folderId).toMatch(/^[0-9a-f]{32}$/);
  expect(await sites.countDocuments({ folderId })).toBe(1);
});
