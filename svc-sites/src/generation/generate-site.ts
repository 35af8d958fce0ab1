import type { GenerateRequest } from '@sitewright/contracts';
import { AppError, type ReadAccount, unauthenticated } from '@sitewright/service-kit';
import type { GeneratedSite, SiteEngine } from '@sitewright/site-engine';
import { type StoreSiteDependencies, storeSite } from '../sites/store-site.ts';
import type { Generation } from './generation.ts';
import { toGenerationFailure } from './generation-failure.ts';
import type { RunningGenerations } from './running-generations.ts';

export interface GenerationDependencies extends StoreSiteDependencies {
  engine: SiteEngine;
  generations: RunningGenerations;
  readAccount: ReadAccount;
}

/** Room that the smallest site needs: without it, none is begun. */
const leastBytes = 1;

interface GenerationHooks {
  /** Runs when it is this generation's turn. */
  onBegin: () => void;
  /** Whether what is written is still to be stored: nobody else has taken the generation over. */
  isWanted: () => Promise<boolean>;
}

/**
 * Writes and stores a site under the id that is reserved for it.
 *
 * @throws AppError when there are too many generations, there is no room, or none came of it.
 */
export function generateSite(
  { engine, generations, readAccount, ...store }: GenerationDependencies,
  { ownerId, folderId, request }: Pick<Generation, 'ownerId' | 'folderId' | 'request'>,
  { onBegin, isWanted }: GenerationHooks,
): Promise<void> {
  return generations.run(ownerId, async (signal) => {
    await store.storage.demandRoom(ownerId, leastBytes);
    onBegin();
    const generated = await write(engine, ownerId, request, signal);
    if (!(await readAccount(ownerId))) throw unauthenticated('This account does not exist any more.');
    if (!(await isWanted()))
      throw new AppError('GENERATION_STOPPED', 'The generation was stopped. Please start it again.');
    await storeSite(store, { folderId, ownerId, prompt: request.prompt, generated });
  });
}

async function write(
  engine: SiteEngine,
  owner: string,
  request: GenerateRequest,
  signal: AbortSignal,
): Promise<GeneratedSite> {
  try {
    return await engine.generate(request, { signal, owner, onEvent: () => {} });
  } catch (error) {
    throw toGenerationFailure(error, signal);
  }
}
