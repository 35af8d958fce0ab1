import type { ModelRevision, SiteEngine, SiteFile, TokenUsage } from '@sitewright/site-engine';
import type { StoredRevisionRequest } from '../../db/generation-document.ts';
import { wholeUpToFor } from '../../engine-view/last-check.ts';
import { type AttachedPicture, filesOf, readAttachments } from '../../pictures/attached/attached-pictures.ts';
import { type LookDependencies, toModelPictures } from '../../pictures/attached/to-model-pictures.ts';
import { withFiles } from '../../pictures/picture-files.ts';
import type { RevisionsRepository } from '../../revisions/revisions.repository.ts';
import type { FilesRepository } from '../../sites/files.repository.ts';
import { siteNotFound } from '../../sites/find-site.ts';
import { type HeldGeneration, noteUsage, type WritingGeneration } from '../held-generation.ts';
import { persistWhileHeld } from '../persist.ts';
import { tell } from '../tell-event.ts';
import { type StoreRevisionDependencies, storeRevised } from './store-revised.ts';

export interface WriteRevisionDependencies
  extends Omit<StoreRevisionDependencies, 'engine' | 'revisions' | 'files'>,
    LookDependencies {
  engine: StoreRevisionDependencies['engine'] & Pick<SiteEngine, 'revise' | 'info'>;
  files: Pick<FilesRepository, 'readVersion' | 'readStyles'>;
  revisions: Pick<RevisionsRepository, 'begin' | 'end' | 'findByGeneration'>;
}

export interface ReadAskedDependencies
  extends Pick<StoreRevisionDependencies, 'sites' | 'timings' | 'pictures'> {
  engine: Pick<SiteEngine, 'info'>;
  files: WriteRevisionDependencies['files'];
  revisions: Pick<RevisionsRepository, 'begin'>;
}

/**
 * Has the model change the version that was seen, and stores what comes of it: the next version of what the site shows by then, or
 * an offer.
 *
 * @throws AppError, EngineError
 */
export async function writeRevision(
  deps: WriteRevisionDependencies,
  held: WritingGeneration,
  revision: StoredRevisionRequest,
  confirm: () => Promise<void>,
): Promise<void> {
  const { ownerId } = held.lease.generation;
  const { seen, attached, asked } = await readAsked(deps, held, revision);
  const request = { ...asked, pictures: await toModelPictures(deps, ownerId, attached) };
  const options = {
    signal: held.work.signal,
    owner: ownerId,
    onLife: held.noteLife,
    onUsage: (cost: TokenUsage) => noteUsage(held, cost),
  };
  const revised = await deps.engine.revise(request, { ...options, onEvent: (event) => tell(held, event) });
  await confirm();
  await persistWhileHeld(deps, held, () => storeRevised(deps, held, { revision, seen, revised, attached }));
}

/** What is to be changed, with the pictures that were sent along, and the site as it was seen. */
export async function readAsked(
  deps: ReadAskedDependencies,
  held: HeldGeneration,
  revision: StoredRevisionRequest,
): Promise<{ seen: SiteFile[]; attached: AttachedPicture[]; asked: ModelRevision }> {
  const { folderId } = held.lease.generation;
  const attached = await persistWhileHeld(deps, held, () =>
    readAttachments(deps.pictures, folderId, revision.attachments),
  );
  const seen = await readSeen(deps, held, revision);
  return {
    seen: seen.files,
    attached,
    asked: { ...seen, files: withFiles(seen.files, filesOf(attached)) },
  };
}

function readSeen(
  deps: ReadAskedDependencies,
  held: HeldGeneration,
  revision: StoredRevisionRequest,
): Promise<ModelRevision> {
  const { folderId } = held.lease.generation;
  return persistWhileHeld(deps, held, async () => {
    const site = await deps.sites.find(folderId);
    const [stored, styles, check] = await Promise.all([
      deps.files.readVersion(folderId, revision.seen),
      deps.files.readStyles(folderId, revision.seen),
      held.readLastCheck(),
    ]);
    if (!site || site.deletedAt || !stored) throw siteNotFound();
    await deps.revisions.begin(held.lease.generation);
    const { files, report } = stored;
    return {
      name: site.name,
      instruction: revision.instruction,
      files,
      report,
      styles,
      target: targetIn(files, revision),
      wholeUpTo: wholeUpToFor(check, deps.engine.info.label),
    };
  });
}

function targetIn(files: ModelRevision['files'], { target }: StoredRevisionRequest): ModelRevision['target'] {
  const page = target && files.find(({ path }) => path === target.path);
  if (!target || !page) return undefined;
  const { start, end } = target.element;
  const source = Buffer.from(page.content).toString().slice(start, end);
  return { path: target.path, source, label: target.label };
}
