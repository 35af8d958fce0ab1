import { generationIdSchema } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import type { Generation } from './generation.ts';
import type { Generations } from './generations.ts';

/** @throws AppError `NOT_FOUND`, for somebody else's generation too: that it exists is not told. */
export async function findOwnGeneration(
  generations: Pick<Generations, 'find'>,
  ownerId: string,
  id: string,
): Promise<Generation> {
  const found = generationIdSchema.safeParse(id).success ? await generations.find(ownerId, id) : undefined;
  if (found) return found;
  throw new AppError('NOT_FOUND', 'There is no such generation. Look for your sites in My Projects.');
}
