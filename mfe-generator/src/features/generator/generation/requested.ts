import { type GenerateRequest, type Generation, routes } from '@sitewright/contracts';
import type { ApiClient } from '@sitewright/web-kit';

/** What asks for the website of this generation once more. */
export const requestOf = ({ prompt, engine, seed }: Generation): GenerateRequest => ({
  prompt,
  ...(engine === 'composer' && { engine }),
  ...(seed !== undefined && { seed }),
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
