import type { RenameFileRequest } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import { isTextPath } from '../../sites/is-text.ts';
import type { Site } from '../../sites/site.ts';
import { applyEdits } from '../apply-edits.ts';
import type { EditSiteDependencies } from '../edit-site.ts';
import { changeFiles } from './change-files.ts';
import { demandNewName } from './file-name.ts';
import { editsForMoved } from './links.ts';
import { fileNotFound, type OfFile } from './write-file.ts';

/** What browsers and servers look for first. */
export const homePage = 'index.html';

const refuse = (field: string, message: string) =>
  new AppError('VALIDATION_FAILED', message, { fields: { [field]: message } });

/**
 * Gives a file another name, in another folder too. With its links, whatever leads to it still does, and it still finds what it
 * links to itself.
 *
 * @throws AppError as `changeFiles` does; `VALIDATION_FAILED` for a name that it cannot have, `NOT_FOUND`.
 */
export const renameFile = (
  deps: EditSiteDependencies,
  user: SignedInUser,
  { folderId, path, request }: OfFile<RenameFileRequest>,
): Promise<Site> =>
  changeFiles(deps, user, { folderId, call: `rename ${path}`, request }, ({ files }) => {
    const { to, withLinks } = request;
    if (!files.some((file) => file.path === path)) throw fileNotFound(path);
    if (to === path) return undefined;
    if (path === homePage) throw refuse('path', homePageStays('renamed'));
    const others = files.map((file) => file.path).filter((other) => other !== path);
    demandNewName(to, others, 'to');
    if (isTextPath(path) !== isTextPath(to))
      throw refuse('to', 'Text stays text, and a picture a picture: keep an ending of the same kind.');
    const moved = new Map([[path, to]]);
    const linked = withLinks ? applyEdits(files, editsForMoved(files, moved)) : files;
    return {
      instruction: `Renamed ${path} to ${to}`,
      files: linked.map((file) => (file.path === path ? { ...file, path: to } : file)),
    };
  });

export const homePageStays = (what: string): string =>
  `index.html cannot be ${what}: it is the page that a site opens with. Change what it says instead.`;
