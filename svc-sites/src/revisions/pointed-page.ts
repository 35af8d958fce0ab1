import type { RevisionTarget } from '@sitewright/contracts';
import type { FilesRepository } from '../sites/files.repository.ts';
import type { Site } from '../sites/site.ts';

/** The source of the page that somebody points at; undefined where there is no such page. */
export async function pageAt(
  { files }: { files: Pick<FilesRepository, 'readFile'> },
  { folderId, version }: Pick<Site, 'folderId' | 'version'>,
  { path, element }: RevisionTarget,
) {
  const source = await files.readFile(folderId, version, path);
  return source && { path, source: source.toString(), element };
}
