import type { SignedInUser } from '@sitewright/service-kit';
import { findOwnSite, siteNotFound } from '../sites/find-site.ts';
import type { SitesRepository } from '../sites/sites.repository.ts';
import { noOffer } from './offer.ts';
import type { RevisionsRepository } from './revisions.repository.ts';

export interface ThrowAwayKeptDependencies {
  sites: SitesRepository;
  revisions: Pick<RevisionsRepository, 'throwAway'>;
}

/**
 * Deletes what was kept of a change that ended early.
 *
 * @throws AppError `NOT_FOUND`, also where it is gone already; `FORBIDDEN`.
 */
export async function throwAwayKept(
  { sites, revisions }: ThrowAwayKeptDependencies,
  user: SignedInUser,
  { folderId, revision }: { folderId: string; revision: string },
): Promise<void> {
  const site = await findOwnSite(sites, user, folderId);
  if (site.deletedAt) throw siteNotFound();
  if (!(await revisions.throwAway(folderId, revision))) throw noOffer();
}
