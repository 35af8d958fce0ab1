import type { Comparison } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import { findVisibleSite } from '../sites/find-site.ts';
import type { ViewSiteDependencies } from '../sites/view-site.ts';

import { compareSites, type SiteComparison } from './compare-sites.ts';
import { presentDifference } from './found-difference.ts';

export type CompareDependencies = Pick<ViewSiteDependencies, 'sites' | 'files'>;

interface Versions {
  folderId: string;
  from: number;
  to: number;
}

/**
 * What differs between two versions of a site that the person may see.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function compareVersions(
  deps: CompareDependencies,
  user: SignedInUser,
  versions: Versions,
): Promise<Comparison> {
  await findVisibleSite(deps.sites, user, versions.folderId);
  return presentComparison(versions, await compareStored(deps, versions));
}

/** @throws AppError `NOT_FOUND`. */
export async function compareStored(
  { files }: Pick<CompareDependencies, 'files'>,
  { folderId, from, to }: Versions,
): Promise<SiteComparison> {
  const [before, after] = await Promise.all([
    files.readVersion(folderId, from),
    files.readVersion(folderId, to),
  ]);
  if (!before || !after) throw noSuchVersion();
  return compareSites(before.files, after.files);
}

export const presentComparison = (
  { from, to }: Pick<Versions, 'from' | 'to'>,
  { differences, same, isCut }: SiteComparison,
): Comparison => ({ from, to, same, isCut, differences: differences.map(presentDifference) });

const noSuchVersion = () =>
  new AppError('NOT_FOUND', 'This site has no such version. Load its versions again.');
