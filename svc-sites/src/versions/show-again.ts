import { AppError } from '@sitewright/service-kit';
import type { FilesRepository } from '../sites/files.repository.ts';
import type { NextVersion } from './next-version.ts';

type ShownAgain = Pick<NextVersion, 'kind' | 'files' | 'report' | 'restores'>;

/**
 * A version of the site as its next one. Engine, seed and brief follow from what it restores.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function showAgain(
  files: FilesRepository,
  folderId: string,
  number: number,
): Promise<ShownAgain> {
  const found = await files.findVersion(folderId, number);
  if (!found) throw versionNotFound();
  return { kind: 'restored', files: found.files, report: found.report, restores: number };
}

export const versionNotFound = () =>
  new AppError('NOT_FOUND', 'This site has no such version. Load the list of its versions again.');
