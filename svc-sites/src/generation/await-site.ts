import type { ServerResponse } from 'node:http';
import { type GenerateResponse, previewPath } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import type { Generation } from './generation.ts';
import type { Generations } from './generations.ts';

/**
 * The site of a generation, once it is made; undefined when the client has left before. The generation belongs to the
 * server: it goes on.
 *
 * @throws AppError when no site came of it, or this process ends before.
 */
export async function awaitSite(
  generations: Pick<Generations, 'ended'>,
  generation: Generation,
  response: ServerResponse,
): Promise<GenerateResponse | undefined> {
  const clientLeft = new AbortController();
  response.once('close', () => clientLeft.abort());
  if (response.destroyed) clientLeft.abort();
  try {
    return siteOf(await generations.ended(generation, clientLeft.signal));
  } catch (error) {
    if (clientLeft.signal.aborted) return undefined;
    throw error;
  }
}

function siteOf({ state, folderId: id, error }: Generation): GenerateResponse {
  if (state === 'done') return { id, previewUrl: previewPath(id) };
  if (error) throw new AppError(error.code, error.message);
  throw new AppError('GENERATION_STOPPED', 'The generation was stopped. Start it again whenever you like.');
}
