import type { SignedInUser } from '@sitewright/service-kit';
import { findOwnSite, siteNotFound } from './find-site.ts';
import type { Site } from './site.ts';
import type { SitesRepository } from './sites.repository.ts';

/** @throws AppError `NOT_FOUND`, `FORBIDDEN`. */
export async function renameSite(
  sites: SitesRepository,
  user: SignedInUser,
  { folderId, name }: { folderId: string; name: string },
): Promise<Site> {
  await findOwnSite(sites, user, folderId);
  const renamed = await sites.rename(folderId, name);
  if (!renamed) throw siteNotFound();
  return renamed;
}
