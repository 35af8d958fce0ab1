import type { SignedInUser } from '@sitewright/service-kit';
import type { FilesRepository } from './files.repository.ts';
import { findVisibleSite, siteNotFound } from './find-site.ts';
import type { Site, VersionSummary } from './site.ts';
import type { SitesRepository } from './sites.repository.ts';

export interface ViewSiteDependencies {
  sites: SitesRepository;
  files: FilesRepository;
}

export interface ViewedSite {
  site: Site;
  current: VersionSummary;
}

/** @throws AppError `NOT_FOUND`. */
export async function viewSite(
  { sites, files }: ViewSiteDependencies,
  user: SignedInUser,
  folderId: string,
): Promise<ViewedSite> {
  const site = await findVisibleSite(sites, user, folderId);
  const current = await files.summarise(folderId, site.version);
  if (!current) throw siteNotFound();
  return { site, current };
}
