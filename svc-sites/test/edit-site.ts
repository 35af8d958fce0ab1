import { testUser } from '@sitewright/service-kit/testing';
import type { SiteFile } from '@sitewright/site-engine';
import { createFilesRepository } from '../src/sites/files.repository.ts';
import type { Site } from '../src/sites/site.ts';
import { createSitesRepository } from '../src/sites/sites.repository.ts';
import { createStorageRepository } from '../src/storage/storage.repository.ts';
import { createStorageQuota } from '../src/storage/storage-quota.ts';
import type { NextVersion } from '../src/versions/next-version.ts';
import { storeNextVersion } from '../src/versions/store-next-version.ts';
import type { SitesService } from './harness.ts';

type Stored = Pick<
  SitesService,
  'sites' | 'siteVersions' | 'siteBlobs' | 'sitePictures' | 'siteRevisions' | 'contents'
>;

/** Writes one file of a site past the calls, as its next version; undefined when somebody else was faster. */
export async function editSite(
  service: Stored,
  folderId: string,
  file: SiteFile,
  said: Partial<NextVersion> = {},
): Promise<Site | undefined> {
  const sites = createSitesRepository(service);
  const site = said.site ?? (await sites.find(folderId));
  const head = site && (await createFilesRepository(service).findVersion(folderId, site.version));
  if (!site || !head) throw new Error(`${folderId} is no site.`);
  const storage = createStorageQuota(createStorageRepository(service), 1000);
  const files = [...head.files.filter(({ path }) => path !== file.path), file];
  return storeNextVersion(
    { sites, storage },
    {
      site,
      kind: 'edited',
      instruction: `Changed ${file.path}`,
      author: testUser.id,
      report: head.report,
      ...said,
      files,
    },
  );
}
