import type { ReviseSiteRequest, RevisionResult } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import { compareJudged } from '../comparison/compare-versions.ts';
import { presentEnded } from '../generation/ended-generation.presenter.ts';
import { type Generation, hasEnded } from '../generation/generation.ts';
import type { Generations } from '../generation/generations.ts';
import { nameAttachments } from '../pictures/attached/attached-pictures.ts';
import type { PicturesRepository } from '../pictures/pictures.repository.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import { demandSeen, type SeenDependencies } from '../versions/change-site.ts';
import { alreadyWriting } from './answer.ts';
import type { RevisionsRepository } from './revisions.repository.ts';

export interface RequestRevisionDependencies extends SeenDependencies {
  files: FilesRepository;
  generations: Pick<Generations, 'request' | 'ended' | 'find' | 'hasKey'>;
  pictures: Pick<PicturesRepository, 'find'>;
  revisions: Pick<RevisionsRepository, 'begin' | 'findAsked' | 'findByGeneration' | 'listRunning'>;
}

/**
 * Has the model change a site: a generation like any other, which makes its next version.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `CONFLICT`, and what {@link Generations.request} throws.
 */
export async function requestRevision(
  deps: RequestRevisionDependencies,
  user: SignedInUser,
  folderId: string,
  request: ReviseSiteRequest,
  idempotencyKey: string | undefined,
): Promise<Generation> {
  const isAskedAgain = await deps.generations.hasKey(user.id, idempotencyKey);
  if (!isAskedAgain) await demandTurn(deps, user, folderId, request);
  const { instruction, target, version: seen } = request;
  const attachments =
    request.attachments && (await nameAttachments(deps.pictures, folderId, request.attachments));
  const asked = { seen, instruction, ...(target && { target }), ...(attachments && { attachments }) };
  const generation = await deps.generations.request({
    ownerId: user.id,
    request: { prompt: instruction },
    revision: { folderId, ...asked },
    idempotencyKey,
  });
  await deps.revisions.begin(generation);
  return generation;
}

/**
 * A change is written of what its owner has seen, and one at a time.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `CONFLICT`.
 */
async function demandTurn(
  deps: RequestRevisionDependencies,
  user: SignedInUser,
  folderId: string,
  request: ReviseSiteRequest,
): Promise<void> {
  await demandSeen(deps, user, { folderId, call: 'revise', request: { ...request } });
  for (const { generationId = '', instruction } of await deps.revisions.listRunning(folderId)) {
    const generation = await deps.generations.find(user.id, generationId);
    if (generation && !hasEnded(generation)) throw new AppError('CONFLICT', alreadyWriting(instruction));
  }
}

/**
 * Waits until the model has changed the site, or has not.
 *
 * @throws AppError when nothing came of it.
 */
export async function awaitRevision(
  deps: RequestRevisionDependencies,
  generation: Generation,
  signal: AbortSignal,
): Promise<RevisionResult> {
  presentEnded(await deps.generations.ended(generation, signal));
  const revision = await deps.revisions.findByGeneration(generation.id);
  if (!revision) throw new AppError('NOT_FOUND', 'This site is not there any more.');
  if (revision.made === undefined) return { revision };
  const between = { folderId: generation.folderId, from: revision.made - 1, to: revision.made };
  return { revision, comparison: await compareJudged(deps, between) };
}
