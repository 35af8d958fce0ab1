import type { SourceRange } from '@sitewright/contracts';
import type { FilesRepository } from '../sites/files.repository.ts';
import type { Comment } from './comment.ts';
import { movedRange } from './moved-range.ts';

/** One reading of a page for all comments on it. */
function createSources(files: Pick<FilesRepository, 'readFile'>, folderId: string) {
  const read = new Map<string, Promise<string | undefined>>();
  return (version: number, path: string) => {
    const key = `${version} ${path}`;
    const source =
      read.get(key) ?? files.readFile(folderId, version, path).then((content) => content?.toString());
    read.set(key, source);
    return source;
  };
}

/** Where the elements of comments stand in a version of their site, by the ids of the comments. */
export async function findPlaces(
  files: Pick<FilesRepository, 'readFile'>,
  { folderId, version }: { folderId: string; version: number },
  comments: readonly Comment[],
): Promise<Map<string, SourceRange>> {
  const sourceOf = createSources(files, folderId);
  const found = new Map<string, SourceRange>();
  for (const { id, version: seen, place } of comments) {
    const { path, element } = place;
    if (!element) continue;
    if (seen === version) {
      found.set(id, element);
      continue;
    }
    const [before, after] = await Promise.all([sourceOf(seen, path), sourceOf(version, path)]);
    const range =
      before === undefined || after === undefined ? undefined : movedRange(before, after, element);
    if (range) found.set(id, range);
  }
  return found;
}
