import type { BriefChanges, ChangeBriefRequest, LostEdits, SiteMaker } from '@sitewright/contracts';

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
  correction: Correction,
): Promise<BriefedSite> {
  const briefed = await seenBrief(deps, user, correction);
  if (briefed.source.engine !== 'composer') throw notComposed(briefed.source.engine);
  return briefed;
}

/**
 * The person's own site as they saw it, whoever has made it.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `CONFLICT`, `VALIDATION_FAILED`.
 */
export async function seenBrief(
  deps: ViewBriefDependencies,
  user: SignedInUser,
  { folderId, version, changes }: Correction,
): Promise<BriefedSite> {
  const briefed = await withBrief(deps, await findOwnSite(deps.sites, user, folderId));
  if (briefed.site.version !== version) throw changedMeanwhile({ version, changes }, briefed);
  demandStatements(changes, briefed);
  return briefed;
}

const notComposed = (maker: SiteMaker) =>
  new AppError(
    'FORBIDDEN',
    maker === 'imported'
      ? 'This site was imported, so it cannot be composed anew. Change its pages under Edit, or in Code.'
      : 'A model wrote this site, so it cannot be composed anew. Its brief shows which facts the pages have.',
  );

/** Nothing of a correction stands on the pages. */
export const notOnPages = (missing: readonly string[]) =>
  new AppError(
    'VALIDATION_FAILED',
    missing.length > 0
      ? `Nothing was changed: ${missing.join('; ')}. Change it on the page with Edit.`
      : 'Nothing was changed: the pages say so already.',
  );

export const changedMeanwhile = (yours: ChangeBriefRequest, theirs: BriefedSite) =>
  new AppError(
    'CONFLICT',
    `This site was changed elsewhere after you opened it: it is at version ${theirs.site.version} now. ` +
      'Look at it, then make your change again.',
    { conflict: { yours: { ...yours }, theirs: { ...presentBrief(theirs) } } },
  );

/** What was made by hand is never written over without a word. */
export const overHandwork = (yours: ChangeBriefRequest, theirs: BriefedSite, lost: LostEdits['lost']) =>
  new AppError(
    'CONFLICT',
    'You have changed by hand what this would write anew, so nothing was changed. ' +
      'Written again, the site would lose those changes; they stay in the versions before.',
    { conflict: { yours: { ...yours }, theirs: { ...presentBrief(theirs), lost } } },
  );

function demandStatements({ decisions = [] }: BriefChanges, { source }: BriefedSite): void {
  const at = decisions.findIndex(({ statement }) => statement >= source.brief.statements.length);
  if (at < 0) return;
  const message = 'There is no such statement. Load the brief again.';
  throw new AppError('VALIDATION_FAILED', message, {
    fields: { [`changes.decisions.${at}.statement`]: message },
  });
}
