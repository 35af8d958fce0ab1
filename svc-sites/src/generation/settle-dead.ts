import type { SitesRepository } from '../sites/sites.repository.ts';
import type { Generation } from './generation.ts';
import type { GenerationsRepository } from './generations.repository.ts';

export interface SettleDependencies {
  records: GenerationsRepository;
  sites: SitesRepository;
}

/**
 * What became of a generation whose process has died: it is done when its site was stored before, otherwise it has failed
 * and does not count. May be repeated, also by several replicas at once.
 */
export async function settleDead(
  { records, sites }: SettleDependencies,
  generation: Generation,
): Promise<'done' | 'failed'> {
  if (await sites.find(generation.folderId)) {
    await records.markDone(generation);
    return 'done';
  }
  await records.markFailed(generation, {
    code: 'GENERATION_STOPPED',
    message: 'The generation was interrupted. Please start it again.',
  });
  return 'failed';
}
