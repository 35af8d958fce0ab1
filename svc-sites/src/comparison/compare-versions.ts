import type { Comparison } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import type { RevisionsRepository } from '../revisions/revisions.repository.ts';
import { findVisibleSite } from '../sites/find-site.ts';
import type { ViewSiteDependencies } from '../sites/view-site.ts';
import { compareSites, presentComparison } from './compare-sites.ts';
import { judgeScope } from './scope/judge-scope.ts';

export interface CompareDependencies extends Pick<ViewSiteDependencies, 'sites' | 'files'> {
  revisions: Pick<RevisionsRepository, 'findAsked'>;
}

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
  return compareJudged(deps, versions);
}

/**
 * What differs, with what lies outside of what was asked for where the later version was made by words from the earlier one.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function compareJudged(
  { files, revisions }: Pick<CompareDependencies, 'files' | 'revisions'>,
  versions: Versions,
): Promise<Comparison> {
  const { folderId, from, to } = versions;
  const [{ before, ...compared }, asked] = await Promise.all([
    compareStored({ files }, versions),
    to === from + 1 ? revisions.findAsked(folderId, to) : undefined,
  ]);
  const comparison = { from, to, ...presentComparison(compared) };
  return asked ? judgeScope(comparison, asked, before) : comparison;
}

/** @throws AppError `NOT_FOUND`. */
export async function compareStored(
  { files }: Pick<CompareDependencies, 'files'>,
  { folderId, from, to }: Versions,
) {
  const [before, after] = await Promise.all([
    files.readVersion(folderId, from),
    files.readVersion(folderId, to),
  ]);
  if (!before || !after) throw noSuchVersion();
  return { ...compareSites(before.files, after.files), before: before.files };
}

const noSuchVersion = () =>
  new AppError('NOT_FOUND', 'This site has no such version. Load its versions again.');
