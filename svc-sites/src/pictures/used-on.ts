import type { FilesRepository } from '../sites/files.repository.ts';
import { toSourceText } from '../sites/source-text.ts';
import { isStoredFile } from '../versions/version-file.ts';
import { stemOf } from './picture-paths.ts';
import type { SitePicture } from './site-picture.ts';

/** Which files of a version name each picture, by the picture's id. */
export async function findUses(
  files: Pick<FilesRepository, 'readTexts'>,
  { folderId, version }: { folderId: string; version: number },
  pictures: readonly Pick<SitePicture, 'id' | 'name'>[],
): Promise<Map<string, string[]>> {
  if (pictures.length === 0) return new Map();
  const stored = await files.readTexts(folderId, version);
  const texts = (stored?.files ?? []).flatMap((file) => {
    const text = isStoredFile(file) ? undefined : toSourceText(file);
    return text === undefined ? [] : [{ path: file.path, text }];
  });
  // Style sheets and pages in folders name it by other paths, which end alike.
  const nameOf = (picture: Pick<SitePicture, 'id' | 'name'>) => stemOf(picture).replace(/^.*\//, '');
  return new Map(
    pictures.map((picture) => [
      picture.id,
      texts.filter(({ text }) => text.includes(nameOf(picture))).map(({ path }) => path),
    ]),
  );
}
