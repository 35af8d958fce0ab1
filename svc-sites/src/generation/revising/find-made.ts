import type { StoredRevisionRequest } from '../../db/generation-document.ts';
import type { SitesRepository } from '../../sites/sites.repository.ts';
import type { VersionsRepository } from '../../versions/versions.repository.ts';
import type { HeldGeneration } from '../held-generation.ts';

export interface FindMadeDependencies {
  sites: Pick<SitesRepository, 'find'>;
  versions: Pick<VersionsRepository, 'list'>;
}

/** What a version says of the generation that made it: whoever takes that over knows that it is done. */
export const digestOf = ({ lease }: HeldGeneration): string => `generation ${lease.generation.id}`;

/** The version that this generation has made already. */
export async function findMade(
  { sites, versions }: FindMadeDependencies,
  held: HeldGeneration,
  { seen }: Pick<StoredRevisionRequest, 'seen'>,
): Promise<number | undefined> {
  const { folderId } = held.lease.generation;
  const site = await sites.find(folderId);
  const later = site ? await versions.list(folderId, site.version) : [];
  return later.find(({ number, requestDigest }) => number > seen && requestDigest === digestOf(held))?.number;
}

/** What the conversation says of it, where what was changed is not known any more. */
export const madeBefore = (made: number) => ({ state: 'made', made, answer: 'The change is made.' }) as const;
