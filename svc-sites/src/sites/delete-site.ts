import { limits } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import { findOwnSite } from './find-site.ts';
import type { Site } from './site.ts';
import type { SitesRepository } from './sites.repository.ts';
import type { StoreSiteDependencies } from './store-site.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Takes the site away from previews, downloads and lists. Deleting it again changes nothing. Returns the sentence for the
 * person.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`.
 */
export async function deleteSite(
  sites: SitesRepository,
  user: SignedInUser,
  folderId: string,
): Promise<string> {
  const { name } = await findOwnSite(sites, user, folderId);
  await sites.markDeleted(folderId, new Date());
  return `“${name}” is deleted. You can bring it back within ${limits.undeleteDays} days.`;
}

/**
 * Brings a deleted site back as it was, if there is room for it; a site that is not deleted stays as it is.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `STORAGE_FULL`.
 */
export async function undeleteSite(
  { sites, storage }: StoreSiteDependencies,
  user: SignedInUser,
  folderId: string,
): Promise<Site> {
  const { deletedAt, bytes } = await findOwnSite(sites, user, folderId);
  if (deletedAt) await storage.demandRoomAgain(user.id, bytes ?? 0);
  const site = await sites.unmarkDeleted(folderId, new Date(Date.now() - limits.undeleteDays * dayMs));
  if (site) return site;
  throw new AppError(
    'NOT_FOUND',
    `This site was deleted more than ${limits.undeleteDays} days ago and cannot be brought back.`,
  );
}
