import type { StorageQuota } from '../storage/storage-quota.ts';
import type { FiledSite, NewSite, Site } from './site.ts';
import type { SitesRepository } from './sites.repository.ts';

export interface StoreSiteDependencies {
  sites: SitesRepository;
  storage: StorageQuota;
}

/**
 * Stores a new site: the files first, so that a site that can be seen always has them. They count in the quota before it is
 * asked, so that two that are stored at once cannot both take the last room. Storing the same site again changes nothing.
 *
 * @throws AppError `STORAGE_FULL`.
 */
export async function storeSite(deps: StoreSiteDependencies, site: NewSite): Promise<Site> {
  return deps.sites.insert(await storeFiles(deps, site));
}

/**
 * The first half of it: nobody sees the site yet.
 *
 * @throws AppError `STORAGE_FULL`.
 */
export async function storeFiles(
  { sites, storage }: StoreSiteDependencies,
  site: NewSite,
): Promise<FiledSite> {
  const { folderId, ownerId, prompt, generated, isInterrupted = false } = site;
  const bytes = await sites.insertVersion(site);
  try {
    await storage.demandRoom(ownerId, 0);
  } catch (error) {
    await sites.removePendingVersion(site);
    throw error;
  }
  return { folderId, ownerId, prompt, name: generated.name, bytes, isInterrupted };
}
