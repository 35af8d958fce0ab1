import type { Revision, RevisionResult } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import { asAnswer } from '../brief/as-answer.ts';
import { compareJudged } from '../comparison/compare-versions.ts';
import {
  type AttachedPicture,
  markShown,
  readAttachments,
  shownOf,
} from '../pictures/attached/attached-pictures.ts';
import type { PicturesRepository } from '../pictures/pictures.repository.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import { findOwnSite, siteNotFound } from '../sites/find-site.ts';
import { type ChangeSiteDependencies, changeSite } from '../versions/change-site.ts';
import { takenAsWritten } from './answer.ts';
import { findOffer, noOffer, placeOf, withOffer } from './offer.ts';
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

/**
 * Takes a change that was offered, because it makes the report worse or ended early, as the next version.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `CONFLICT`, `STORAGE_FULL`.
 */
export async function acceptRevision(
  deps: AcceptRevisionDependencies,
  user: SignedInUser,
  { folderId, revision: id, version }: Accepted,
): Promise<RevisionResult> {
  await findOwnSite(deps.sites, user, folderId);
  const offer = await findOffer(deps, folderId, id);
  const attached = await readAttachments(deps.pictures, folderId, offer.attachments);
  const request = { version, revision: id };
  let shown: AttachedPicture[] = [];
  const site = await changeSite(deps, user, { folderId, call: 'accept', request }, async (seen) => {
    const stored = await deps.files.readVersion(folderId, seen.version);
    if (!stored || seen.version !== placeOf(offer)) throw stored ? noOffer() : siteNotFound();
    const { files, before } = await withOffer(deps, folderId, stored.files, { offer, attached });
    const options = { signal: neverStopped, owner: user.id };
    shown = shownOf(attached, files);
    const report = await asAnswer(deps.engine.inspect({ files, before, report: stored.report }, options));
    const { source, styles, usage, revision } = offer;
    const making = { engine: revision.engine, usage, source, styles };
    return { kind: 'revised', instruction: instructionOf(revision), files, report, making };
  });
  await markShown(deps.pictures, folderId, shown);
  const answer = offer.revision.kept ? takenAsWritten : offer.revision.answer;
  await deps.revisions.take(id, site.version, answer);
  const between = { folderId, from: version, to: site.version };
  const comparison = await compareJudged(deps, between);
  const { offeredFor: _offeredFor, kept: _kept, ...revision } = offer.revision;
  return {
    revision: { ...revision, ...(answer && { answer }), state: 'made', made: site.version },
    comparison,
  };
}

/** The versions say of one that it was interrupted. */
const instructionOf = ({ instruction, kept }: Revision): string =>
  kept ? `${instruction} (interrupted)` : instruction;
