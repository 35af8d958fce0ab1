import type { GeneratedSite } from '@sitewright/site-engine';
import type { FilesRepository } from '../../sites/files.repository.ts';
import { siteNotFound } from '../../sites/find-site.ts';
import type { Site } from '../../sites/site.ts';
import type { StoreSiteDependencies } from '../../sites/store-site.ts';
import { whileBeingChanged } from '../../versions/change-site.ts';
import { storeNextVersion } from '../../versions/store-next-version.ts';
import type { HeldGeneration } from '../held-generation.ts';
import { confirmLease } from '../leased.ts';
import type { LeasesRepository } from '../leases.repository.ts';
import { digestOf, type FindMadeDependencies, findMade } from '../revising/find-made.ts';
import { type BesideDependencies, besideChanges } from './beside-changes.ts';

export interface StoreRestDependencies extends StoreSiteDependencies, BesideDependencies {
  leases: Pick<LeasesRepository, 'beat'>;
  files: BesideDependencies['files'] & Pick<FilesRepository, 'readSource'>;
  versions: FindMadeDependencies['versions'];
}

/**
 * Stores a site with its rest, as far as it was written, as the next version: once, whichever process does it. What was changed since
 * the model wrote last, be it while it wrote the rest, stays.
 */
export function storeRest(
  deps: StoreRestDependencies,
  held: HeldGeneration,
  generated: GeneratedSite,
  isInterrupted: boolean,
): Promise<Site> {
  const { folderId, ownerId, request, restOf = 1 } = held.lease.generation;
  return whileBeingChanged(async () => {
    const site = await deps.sites.find(folderId);
    if (!site || site.deletedAt) throw siteNotFound();
    if ((await findMade(deps, held, { seen: restOf })) !== undefined) return site;
    const written = await deps.files.readSource(folderId, restOf);
    const { files, report } =
      !written || site.version === 1
        ? generated
        : await besideChanges(deps, held, { written, ours: site.version, generated });
    const next = {
      site,
      kind: 'generated' as const,
      instruction: request.prompt,
      author: ownerId,
      files,
      report,
      making: generated,
      requestDigest: digestOf(held),
      isInterrupted,
    };
    return storeNextVersion(deps, next, () => confirmLease(deps, held));
  });
}
