import type { RevisionResult } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import { asAnswer } from '../brief/as-answer.ts';
import { compareJudged } from '../comparison/compare-versions.ts';
import {
  type AttachedPicture,
  markShown,
  readAttachments,
  shownOf,
  withShown,
} from '../pictures/attached/attached-pictures.ts';
import type { PicturesRepository } from '../pictures/pictures.repository.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import { findOwnSite, siteNotFound } from '../sites/find-site.ts';
import { type ChangeSiteDependencies, changeSite } from '../versions/change-site.ts';
import type { RevisionsRepository } from './revisions.repository.ts';

export interface AcceptRevisionDependencies extends ChangeSiteDependencies {
  files: FilesRepository;
  revisions: Pick<RevisionsRepository, 'findOffer' | 'findAsked' | 'take'>;
  engine: Pick<SiteEngine, 'inspect'>;
  pictures: PicturesRepository;
}

interface Accepted {
  folderId: string;
  revision: string;
  version: number;
}

/** Whoever asked may be gone: what they have taken is stored all the same. */
const neverStopped = new AbortController().signal;

const noOffer = () => new AppError('NOT_FOUND', 'This change is not offered any more. Ask for it again.');

/**
 * Takes a change that was offered because it makes the report worse, as the next version.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `CONFLICT`, `STORAGE_FULL`.
 */
export async function acceptRevision(
  deps: AcceptRevisionDependencies,
  user: SignedInUser,
  { folderId, revision: id, version }: Accepted,
): Promise<RevisionResult> {
  await findOwnSite(deps.sites, user, folderId);
  const offer = await deps.revisions.findOffer(folderId, id);
  if (!offer) throw noOffer();
  const attached = await readAttachments(deps.pictures, folderId, offer.attachments);
  const request = { version, revision: id };
  let shown: AttachedPicture[] = [];
  const site = await changeSite(deps, user, { folderId, call: 'accept', request }, async (seen) => {
    const stored = await deps.files.readVersion(folderId, seen.version);
    if (!stored || seen.version !== (offer.revision.offeredFor ?? offer.revision.seen))
      throw stored ? noOffer() : siteNotFound();
    const offered = new Map(offer.files.map(({ path, content }) => [path, content]));
    const kept = stored.files.filter(({ path }) => !offered.has(path));
    const files = await withShown(deps.pictures, folderId, [...kept, ...offer.files], attached);
    const before = stored.files.filter(({ path }) => offered.has(path));
    const options = { signal: neverStopped, owner: user.id };
    shown = shownOf(attached, files);
    const report = await asAnswer(deps.engine.inspect({ files, before, report: stored.report }, options));
    return { kind: 'revised', instruction: offer.revision.instruction, files, report };
  });
  await markShown(deps.pictures, folderId, shown);
  await deps.revisions.take(id, site.version);
  const between = { folderId, from: version, to: site.version };
  const comparison = await compareJudged(deps, between);
  const { offeredFor: _offeredFor, ...revision } = offer.revision;
  return { revision: { ...revision, state: 'made', made: site.version }, comparison };
}
