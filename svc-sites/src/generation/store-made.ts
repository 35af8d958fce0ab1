import type { GeneratedSite } from '@sitewright/site-engine';
import type { DecidedSite } from '../db/generation-document.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import type { Site } from '../sites/site.ts';
import { type StoreSiteDependencies, storeFiles } from '../sites/store-site.ts';
import type { GenerationTimings } from './generation-settings.ts';
import type { HeldGeneration } from './held-generation.ts';
import { persistWhileLeased } from './leased.ts';
import type { LeasesRepository } from './leases.repository.ts';
import { persistWhileHeld } from './persist.ts';

export interface StoreMadeDependencies extends StoreSiteDependencies {
  files: Pick<FilesRepository, 'summarise'>;
  leases: Pick<LeasesRepository, 'decide'>;
  timings: Pick<GenerationTimings, 'retryMs' | 'answerMs'>;
}

/**
 * Stores a new site, in three steps of which each is tried until the database is there: its files, which nobody sees; that they are the
 * site, in the one write that asks for the lease; and the site. A process that was replaced gets no further than the files, and its
 * successor's take their place. Whoever goes on after the second step finds out by it what is left to do.
 *
 * @throws AppError `STORAGE_FULL`; the loss of the lease, which ends everything
 */
export async function storeMade(
  deps: StoreMadeDependencies,
  held: HeldGeneration,
  generated: GeneratedSite,
  isInterrupted: boolean,
): Promise<Site> {
  const { lease } = held;
  const { folderId, ownerId, request } = lease.generation;
  const made = { folderId, ownerId, prompt: request.prompt, generated, isInterrupted, fence: lease.fence };
  const { name, bytes } = await persistWhileHeld(deps, held, () => storeFiles(deps, made));
  const decided = { name, bytes, isInterrupted };
  await persistWhileLeased(deps, held, () => deps.leases.decide(lease, decided));
  lease.decided = decided;
  return persistWhileHeld(deps, held, () => showDecided(deps, held, decided));
}

/** The site that this process or one before has stored; what was decided, but is not shown yet, is shown now. */
export async function findStored(
  deps: StoreMadeDependencies,
  held: HeldGeneration,
): Promise<Site | undefined> {
  const { decided, isTakenOver, generation } = held.lease;
  if (!decided && !isTakenOver) return undefined;
  return persistWhileHeld(deps, held, async () => {
    const stored = await deps.sites.find(generation.folderId);
    if (stored || !decided) return stored;
    // Files that wait for hours are given up.
    const isThere = (await deps.files.summarise(generation.folderId, 1)) !== undefined;
    return isThere ? showDecided(deps, held, decided) : undefined;
  });
}

function showDecided(
  { sites }: StoreMadeDependencies,
  { lease }: HeldGeneration,
  decided: DecidedSite,
): Promise<Site> {
  const { folderId, ownerId, request } = lease.generation;
  return sites.insert({ folderId, ownerId, prompt: request.prompt, ...decided });
}
