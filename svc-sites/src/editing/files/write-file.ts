import type { WriteFileRequest } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import { isPhoto } from '@sitewright/site-engine';
import type { Site } from '../../sites/site.ts';
import { toSourceText } from '../../sites/source-text.ts';
import { demandRoom } from '../apply-edits.ts';
import type { EditSiteDependencies } from '../edit-site.ts';
import { changeFiles } from './change-files.ts';
import { demandNewName, demandRoomForOne, demandText } from './file-name.ts';

/** A request about one file of a site. */
export interface OfFile<Request> {
  folderId: string;
  path: string;
  request: Request;
}

/**
 * Writes a text file as a whole. One that holds this already makes no version.
 *
 * @throws AppError as `changeFiles` does; `VALIDATION_FAILED` for a name that no file may have, `NOT_FOUND` where a file that is
 * not new is not there.
 */
export const writeFile = (
  deps: EditSiteDependencies,
  user: SignedInUser,
  { folderId, path, request }: OfFile<WriteFileRequest>,
): Promise<Site> =>
  changeFiles(deps, user, { folderId, call: `write ${path}`, request }, ({ files }) => {
    const { content, isNew } = request;
    const written = { path, content };
    if (isNew) {
      demandRoomForOne(files.filter((file) => !isPhoto(file.path)).length, 'path');
      demandNewName(
        path,
        files.map((file) => file.path),
        'path',
      );
      demandText(path, 'path');
      const all = [...files, written];
      demandRoom(all);
      return { instruction: `New file ${path}`, files: all };
    }
    const file = files.find((each) => each.path === path);
    if (!file) throw fileNotFound(path);
    demandText(path, 'path');
    if (toSourceText(file) === content) return undefined;
    const all = files.map((each) => (each === file ? written : each));
    demandRoom(all);
    return { instruction: `Changed ${path}`, files: all };
  });

export const fileNotFound = (path: string) =>
  new AppError('NOT_FOUND', `This site has no file “${path}”. Load the site again to see its files.`);
