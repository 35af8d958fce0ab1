import type { SiteEngine } from '@sitewright/site-engine';
import type { StoredRevisionRequest } from '../../db/generation-document.ts';
import { keptIsWorse, overOthers } from '../../revisions/answer.ts';
import type { RevisionOutcome } from '../../revisions/revisions.repository.ts';
import { siteNotFound } from '../../sites/find-site.ts';
import type { StoreSiteDependencies } from '../../sites/store-site.ts';
import type { GenerationTimings } from '../generation-settings.ts';
import type { HeldGeneration } from '../held-generation.ts';
import { persistWhileHeld } from '../persist.ts';
import { filesToOffer, offerOf, type PlaceDependencies, placeOn } from './store-revised.ts';
import { type ReadAskedDependencies, readAsked } from './write-revision.ts';

export interface KeepOfChangeDependencies
  extends Omit<ReadAskedDependencies, 'engine'>,
    Omit<PlaceDependencies, 'engine' | 'files'>,
    Pick<StoreSiteDependencies, 'storage'> {
  engine: ReadAskedDependencies['engine'] & PlaceDependencies['engine'] & Pick<SiteEngine, 'keepChange'>;
  timings: Pick<GenerationTimings, 'retryMs' | 'answerMs' | 'keepMs'>;
}

/** What was whole of a change that ended early, as its turn of the conversation keeps it, and what is said of it. */
export interface KeptOfChange {
  offer: Pick<RevisionOutcome, 'offer' | 'offerMade' | 'offeredFor' | 'kept'>;
  told: string[];
}

/**
 * Builds what was whole of a change before it ended early, beside the site, which stays as it is; undefined where nothing was.
 *
 * @throws AppError `NOT_FOUND`, `STORAGE_FULL`; EngineError
 */
export async function keepOfChange(
  deps: KeepOfChangeDependencies,
  held: HeldGeneration,
  revision: StoredRevisionRequest,
): Promise<KeptOfChange | undefined> {
  const { folderId, ownerId: owner } = held.lease.generation;
  const written = held.written.soFar();
  if (written.files.length === 0) return undefined;
  const { seen, attached, asked } = await readAsked(deps, held, revision);
  const signal = AbortSignal.any([held.hold.signal, AbortSignal.timeout(deps.timings.keepMs)]);
  const revised = await deps.engine.keepChange(asked, written, { signal, owner });
  if (!revised) return undefined;
  return persistWhileHeld(deps, held, async () => {
    const site = await deps.sites.find(folderId);
    if (!site || site.deletedAt) throw siteNotFound();
    const made = { revision, seen, revised, attached };
    const placed = await placeOn(deps, site, made, { signal, owner });
    const files = filesToOffer(placed, made);
    const bytes = files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
    await deps.storage.demandRoom(owner, bytes);
    return {
      offer: { ...(await offerOf(site, files, made)), kept: { files: revised.changed.length, bytes } },
      told: [
        ...(placed.conflicts.length > 0 ? [overOthers(placed.conflicts, site.version)] : []),
        ...(revised.isWorse ? [keptIsWorse] : []),
      ],
    };
  });
}
