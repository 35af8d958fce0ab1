import type { BriefDraft, DraftBriefRequest } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import { asAnswer } from './as-answer.ts';
import { correctableBrief } from './correctable-brief.ts';
import { readOwnFiles } from './read-own-files.ts';
import type { ViewBriefDependencies } from './view-brief.ts';

export interface DraftBriefDependencies extends ViewBriefDependencies {
  engine: Pick<SiteEngine, 'readBrief' | 'draft'>;
}

/**
 * A page as the changed brief would have it. Nothing is stored.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `CONFLICT`, `VALIDATION_FAILED`, `GENERATION_TOO_COMPLEX`.
 */
export async function draftBrief(
  deps: DraftBriefDependencies,
  user: SignedInUser,
  { path, styles: known, ...correction }: DraftBriefRequest & { folderId: string },
  signal: AbortSignal,
): Promise<BriefDraft> {
  const { site, source } = await correctableBrief(deps, user, correction);
  const { changes, seed = source.seed } = correction;
  const { brief: before } = source;
  const own = await readOwnFiles(deps.files, site, before, 'smallest');
  const request = { id: site.folderId, path, brief: before, seed, changes, own };
  const { brief, look, css, ...page } = await asAnswer(
    deps.engine.draft(request, { signal, owner: user.id }),
  );
  return { brief, look, page: { ...page, ...(page.styles !== known && { css }) } };
}
