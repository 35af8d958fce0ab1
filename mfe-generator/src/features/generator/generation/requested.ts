import { type Generation, routes } from '@sitewright/contracts';
import type { ApiClient } from '@sitewright/web-kit';
import { requestOf } from '@sitewright/web-kit/generation';
import type { Watched } from '../generator-store.ts';

/** What is known of a generation that was begun before, or elsewhere. */
export const beginningOf = (generation: Generation): Pick<Watched, 'request' | 'restOf'> => ({
  request: requestOf(generation),
  restOf: generation.isRest ? generation.folderId : undefined,
});

/** The generation as the server knows it now; nothing where it does not answer. */
export async function readGeneration(
  api: ApiClient,
  id: string,
  signal?: AbortSignal,
): Promise<Generation | undefined> {
  try {
    return await api.call(routes.generation, { params: { id }, ...(signal && { signal }) });
  } catch {
    return undefined;
  }
}
