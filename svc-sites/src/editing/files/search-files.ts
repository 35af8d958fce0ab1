import type { FileSearch, FileSearchQuery, ReplaceInFilesRequest } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import type { FilesRepository } from '../../sites/files.repository.ts';
import { findVisibleSite, siteNotFound } from '../../sites/find-site.ts';
import type { Site } from '../../sites/site.ts';
import type { SitesRepository } from '../../sites/sites.repository.ts';
import { demandRoom } from '../apply-edits.ts';
import type { EditSiteDependencies } from '../edit-site.ts';
import { changeFiles } from './change-files.ts';
import { textFilesOf } from './links.ts';
import { replaceIn, searchIn } from './run-search.ts';

export interface SearchDependencies {
  sites: SitesRepository;
  files: FilesRepository;
}

/** @throws AppError `NOT_FOUND`; `VALIDATION_FAILED` for a pattern that is none, or takes too long. */
export async function searchFiles(
  { sites, files }: SearchDependencies,
  user: SignedInUser,
  folderId: string,
  { words, isPattern, isCaseSensitive }: FileSearchQuery,
): Promise<FileSearch> {
  const { version } = await findVisibleSite(sites, user, folderId);
  const stored = await files.readVersion(folderId, version);
  if (!stored) throw siteNotFound();
  const searched = {
    words,
    isPattern: isPattern !== undefined,
    isCaseSensitive: isCaseSensitive !== undefined,
  };
  return { version, ...(await searchIn({ files: textFilesOf(stored.files), searched, owner: user.id })) };
}

/**
 * Replaces something in all text files, in one version; what is nowhere makes none.
 *
 * @throws AppError as `changeFiles` does; `VALIDATION_FAILED` as {@link searchFiles}.
 */
export const replaceInFiles = (
  deps: EditSiteDependencies,
  user: SignedInUser,
  folderId: string,
  request: ReplaceInFilesRequest,
): Promise<Site> =>
  changeFiles(deps, user, { folderId, call: 'replace', request }, async ({ files }) => {
    const { words, isPattern, isCaseSensitive, replacement } = request;
    const search = {
      files: textFilesOf(files),
      searched: { words, isPattern, isCaseSensitive },
      owner: user.id,
    };
    const replaced = await replaceIn(search, replacement);
    if (replaced.files.length === 0) return undefined;
    const next = new Map(replaced.files.map(({ path, text }) => [path, text]));
    const all = files.map((file) => {
      const content = next.get(file.path);
      return content === undefined ? file : { path: file.path, content };
    });
    demandRoom(all);
    return { instruction: saying(words, replacement, replaced), files: all };
  });

const shortened = (text: string): string =>
  text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text;

const saying = (words: string, replacement: string, { count, files }: { count: number; files: unknown[] }) =>
  `Replaced “${shortened(words)}” by “${shortened(replacement)}” ${count === 1 ? 'once' : `${count} times`} in ${
    files.length === 1 ? 'one file' : `${files.length} files`
  }`;
