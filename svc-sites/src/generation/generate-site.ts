import type { GenerateRequest } from '@sitewright/contracts';
import type { GeneratedSite, SiteEngine } from '@sitewright/site-engine';
import type { SitesRepository } from '../sites/sites.repository.ts';
import { toGenerationFailure } from './generation-failure.ts';
import type { RunningGenerations } from './running-generations.ts';

export interface GenerationDependencies {
  engine: SiteEngine;
  generations: RunningGenerations;
  sites: SitesRepository;
}

/**
 * Writes and stores a site; returns its folderId.
 *
 * @throws AppError when there are too many generations or none came of it.
 */
export function generateSite(
  { engine, generations, sites }: GenerationDependencies,
  ownerId: string,
  request: GenerateRequest,
): Promise<string> {
  return generations.run(ownerId, async (signal) => {
    const generated = await write(engine, ownerId, request, signal);
    const { folderId } = await sites.insert({ ownerId, prompt: request.prompt, generated });
    return folderId;
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
