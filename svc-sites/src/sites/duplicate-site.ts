import type { SignedInUser } from '@sitewright/service-kit';
import { findOwnSite, siteNotFound } from './find-site.ts';
import type { Site } from './site.ts';
import type { ViewSiteDependencies } from './view-site.ts';

/**
 * Makes a site of its own from the current version.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`.
 */
export async function duplicateSite(
  { sites, files }: ViewSiteDependencies,
  user: SignedInUser,
  folderId: string,
): Promise<Site> {
  const { name, prompt, version, deletedAt } = await findOwnSite(sites, user, folderId);
  const current = deletedAt ? undefined : await files.readVersion(folderId, version);
  if (!current) throw siteNotFound();
  return sites.insert({
    ownerId: user.id,
    prompt,
    generated: { ...current, name: `Copy of ${name}` },
  });
}
