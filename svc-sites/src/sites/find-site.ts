import { folderIdSchema } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import { canView, isOwner } from './site.policy.ts';
import type { Site } from './site.ts';
import type { SitesRepository } from './sites.repository.ts';

type FindSite = (sites: SitesRepository, user: SignedInUser, folderId: string) => Promise<Site>;

/** @throws AppError `NOT_FOUND`, for somebody else's site too: that it exists is not told. */
export const findVisibleSite: FindSite = async (sites, user, folderId) => {
  const site = await find(sites, folderId);
  if (site && canView(user, site)) return site;
  throw siteNotFound();
};

/**
 * The person's own site, also while it is deleted.
 *
 * @throws AppError `NOT_FOUND`; `FORBIDDEN` for whoever may look at it only.
 */
export const findOwnSite: FindSite = async (sites, user, folderId) => {
  const site = await find(sites, folderId);
  if (site && isOwner(user, site)) return site;
  if (!site || !canView(user, site)) throw siteNotFound();
  throw new AppError('FORBIDDEN', 'Only the person who made this site may change it.');
};

export const siteNotFound = () =>
  new AppError('NOT_FOUND', 'There is no such site. Look for yours in My Projects.');

const find = async (sites: SitesRepository, folderId: string) =>
  folderIdSchema.safeParse(folderId).success ? sites.find(folderId) : undefined;
