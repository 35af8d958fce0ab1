import { limits } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import type { Site } from '../sites/site.ts';
import type { StoreSiteDependencies } from '../sites/store-site.ts';
import type { NextVersion } from './next-version.ts';

/**
 * Stores a site's next version: its files first, so that a version that can be seen always has them, then the site, if it still
 * shows the version before. Undefined when it does not, or somebody else stores a version at this moment. `confirm` is asked in between
 * whether it is still to be shown.
 *
 * @throws AppError `STORAGE_FULL`, also where a site has as many versions as it may have; what `confirm` throws.
 */
export async function storeNextVersion(
  { sites, storage }: StoreSiteDependencies,
  next: NextVersion,
  confirm?: () => Promise<void>,
): Promise<Site | undefined> {
  if (next.site.version >= limits.siteMaxVersions) throw tooManyVersions();
  const pending = await sites.insertNextVersion(next);
  if (!pending) return undefined;
  try {
    await storage.demandRoom(next.site.ownerId, 0);
    await confirm?.();
  } catch (error) {
    await sites.removeVersion(pending);
    throw error;
  }
  const advanced = await sites.advance(next, pending);
  if (!advanced) await sites.removeVersion(pending);
  return advanced;
}

const tooManyVersions = () =>
  new AppError(
    'STORAGE_FULL',
    `This site has as many versions as a site may have (${limits.siteMaxVersions}). Duplicate it in My Projects, and go on with the copy.`,
  );
