import type { BriefChanges, ChangeBriefRequest } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import { findOwnSite } from '../sites/find-site.ts';
import { type BriefedSite, presentBrief, type ViewBriefDependencies, withBrief } from './view-brief.ts';

export interface Correction extends ChangeBriefRequest {
  folderId: string;
}

/**
 * The person's own site as they saw it, whose brief can be changed as they say.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `CONFLICT`, `VALIDATION_FAILED`.
 */
export async function correctableBrief(
  deps: ViewBriefDependencies,
  user: SignedInUser,
  { folderId, version, changes }: Correction,
): Promise<BriefedSite> {
  const briefed = await withBrief(deps, await findOwnSite(deps.sites, user, folderId));
  if (briefed.source.engine !== 'composer') throw writtenByModel();
  if (briefed.site.version !== version) throw changedMeanwhile({ version, changes }, briefed);
  demandStatements(changes, briefed);
  return briefed;
}

const writtenByModel = () =>
  new AppError(
    'FORBIDDEN',
    'A model wrote this site, so it cannot be composed anew. Its brief shows which facts the pages have.',
  );

export const changedMeanwhile = (yours: ChangeBriefRequest, theirs: BriefedSite) =>
  new AppError(
    'CONFLICT',
    `This site was changed elsewhere after you opened it: it is at version ${theirs.site.version} now. ` +
      'Look at it, then make your change again.',
    { conflict: { yours: { ...yours }, theirs: { ...presentBrief(theirs) } } },
  );

function demandStatements({ decisions = [] }: BriefChanges, { source }: BriefedSite): void {
  const at = decisions.findIndex(({ statement }) => statement >= source.brief.statements.length);
  if (at < 0) return;
  const message = 'There is no such statement. Load the brief again.';
  throw new AppError('VALIDATION_FAILED', message, {
    fields: { [`changes.decisions.${at}.statement`]: message },
  });
}
