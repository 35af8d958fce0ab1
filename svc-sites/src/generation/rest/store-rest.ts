import type { GeneratedSite } from '@sitewright/site-engine';
import { siteNotFound } from '../../sites/find-site.ts';
import type { Site } from '../../sites/site.ts';
import type { StoreSiteDependencies } from '../../sites/store-site.ts';
import { whileBeingChanged } from '../../versions/change-site.ts';
import { storeNextVersion } from '../../versions/store-next-version.ts';
import type { HeldGeneration } from '../held-generation.ts';
import { digestOf, type FindMadeDependencies, findMade } from '../revising/find-made.ts';

export interface StoreRestDependencies extends StoreSiteDependencies {
  versions: FindMadeDependencies['versions'];
}

/** What was changed while the rest was written stays a version of its own. */
const changedMeanwhile = (version: number) =>
  `The site was changed while the rest was written. That change is kept as version ${version}.`;

/** Stores a site with its rest, as far as it was written, as the next version: once, whichever process does it. */
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
    const { files, report } = generated;
    const notes = site.version === restOf ? report.notes : [...report.notes, changedMeanwhile(site.version)];
    return storeNextVersion(deps, {
      site,
      kind: 'generated',
      instruction: request.prompt,
      author: ownerId,
      files,
      report: { ...report, notes },
      making: generated,
      requestDigest: digestOf(held),
      isInterrupted,
    });
  });
}
