import type { RemoveFileRequest } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import type { Site } from '../../sites/site.ts';
import type { EditSiteDependencies } from '../edit-site.ts';
import { changeFiles } from './change-files.ts';
import { homePage, homePageStays } from './rename-file.ts';
import { fileNotFound, type OfFile } from './write-file.ts';

/**
 * Removes a file; undoing brings it back.
 *
 * @throws AppError as `changeFiles` does; `VALIDATION_FAILED` for the page that a site opens with, `NOT_FOUND`.
 */
export const removeFile = (
  deps: EditSiteDependencies,
  user: SignedInUser,
  { folderId, path, request }: OfFile<RemoveFileRequest>,
): Promise<Site> =>
  changeFiles(deps, user, { folderId, call: `remove ${path}`, request }, ({ files }) => {
    if (!files.some((file) => file.path === path)) throw fileNotFound(path);
    if (path === homePage) {
      const message = homePageStays('removed');
      throw new AppError('VALIDATION_FAILED', message, { fields: { path: message } });
    }
    return { instruction: `Removed ${path}`, files: files.filter((file) => file.path !== path) };
  });
