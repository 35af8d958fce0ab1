import type { GenerateRequest } from '@sitewright/contracts';
import type { SiteEngine } from '@sitewright/site-engine';
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
  const { prompt } = request;
  return generations.run(ownerId, async (signal) => {
    const generated = await engine
      .generate(request.engine ? { prompt, engine: request.engine } : { prompt }, {
        signal,
        onEvent: () => {},
      })
      .catch((error: unknown) => {
        throw toGenerationFailure(error, signal);
      });
    return sites.insert({ ownerId, prompt, generated });
  });
}
