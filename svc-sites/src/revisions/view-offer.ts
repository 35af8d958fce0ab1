import type { OfferedChange } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import { compareSites, presentComparison } from '../comparison/compare-sites.ts';
import { judgeScope } from '../comparison/scope/judge-scope.ts';
import { readAttachments } from '../pictures/attached/attached-pictures.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import { findVisibleSite, siteNotFound } from '../sites/find-site.ts';
import type { SitesRepository } from '../sites/sites.repository.ts';
import { findOffer, noOffer, type OfferDependencies, placeOf, withOffer } from './offer.ts';

export interface ViewOfferDependencies extends OfferDependencies {
  sites: SitesRepository;
  files: Pick<FilesRepository, 'readVersion'>;
}

/**
 * What a change that is offered would make different from what the site shows.
 *
 * @throws AppError `NOT_FOUND`, also where the site has gone on since.
 */
export async function viewOffer(
  deps: ViewOfferDependencies,
  user: SignedInUser,
  folderId: string,
  revision: string,
): Promise<OfferedChange> {
  const { version } = await findVisibleSite(deps.sites, user, folderId);
  const offer = await findOffer(deps, folderId, revision);
  if (placeOf(offer) !== version) throw noOffer();
  const stored = await deps.files.readVersion(folderId, version);
  if (!stored) throw siteNotFound();
  const attached = await readAttachments(deps.pictures, folderId, offer.attachments);
  const { files } = await withOffer(deps, folderId, stored.files, { offer, attached });
  return judgeScope(presentComparison(compareSites(stored.files, files)), offer.asked, stored.files);
}
