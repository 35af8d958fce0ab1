import type { SeenHead } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import type { FilesRepository } from '../sites/files.repository.ts';
import type { Site } from '../sites/site.ts';
import { type ChangeSiteDependencies, changeSite } from './change-site.ts';
import { showAgain, versionNotFound } from './show-again.ts';

export interface RestoreDependencies extends ChangeSiteDependencies {
  files: FilesRepository;
}

interface Restoring {
  folderId: string;
  number: number;
  request: SeenHead;
}

/**
 * Shows a version again, as a new one: nothing is lost. The one that is shown already stays as it is.
 *
 * @throws AppError as `changeSite` does; `NOT_FOUND` for a version that the site does not have.
 */
export const restoreVersion = (
  deps: RestoreDependencies,
  user: SignedInUser,
  { folderId, number, request }: Restoring,
): Promise<Site> =>
  changeSite(deps, user, { folderId, call: `restore ${number}`, request }, async (site) => {
    if (number > site.version) throw versionNotFound();
    if (number === site.version) return undefined;
    return { ...(await showAgain(deps.files, folderId, number)), instruction: `Restored version ${number}` };
  });
