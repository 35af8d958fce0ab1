import type { SignedInUser } from '@sitewright/service-kit';
import { findVisibleSite } from '../sites/find-site.ts';
import type { Site } from '../sites/site.ts';
import type { ViewSiteDependencies } from '../sites/view-site.ts';
import { type FoldedVersion, foldSittings } from './fold-sittings.ts';
import { versionNotFound } from './show-again.ts';
import type { Version } from './version.ts';
import type { VersionsRepository } from './versions.repository.ts';

interface ListDependencies extends Pick<ViewSiteDependencies, 'sites'> {
  versions: VersionsRepository;
}

/** @throws AppError `NOT_FOUND`. */
export async function listVersions(
  { sites, versions }: ListDependencies,
  user: SignedInUser,
  folderId: string,
): Promise<{ site: Site; folded: FoldedVersion[] }> {
  const site = await findVisibleSite(sites, user, folderId);
  return { site, folded: foldSittings(await versions.list(folderId, site.version)) };
}

/**
 * A version that the site shows or has shown.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function findVersion(
  versions: VersionsRepository,
  { folderId, version }: Site,
  number: number,
): Promise<Version> {
  const found = number <= version ? await versions.find(folderId, number) : undefined;
  if (!found) throw versionNotFound();
  return found;
}
