import type { SiteFile } from '@sitewright/site-engine';
import { toSourceText } from '../sites/source-text.ts';
import { isStoredFile, type VersionFile } from '../versions/version-file.ts';
import { pathOf, stemOf } from './picture-paths.ts';
import type { PicturesRepository } from './pictures.repository.ts';
import type { SitePicture } from './site-picture.ts';

/** One size of a picture, as it lies in a site. */
export interface WrittenSize {
  file: { path: string; width: number; height: number };
  content: Uint8Array;
}

/** The files of a whole picture as they lie in a site: the smallest first. */
export async function readFiles(
  pictures: Pick<PicturesRepository, 'read'>,
  picture: SitePicture,
): Promise<WrittenSize[]> {
  const contents = await pictures.read(picture.files);
  return picture.files.flatMap((file, index) => {
    const { width, height } = file;
    const content = contents[index];
    return content ? [{ file: { path: pathOf(picture, file), width, height }, content }] : [];
  });
}

/** One that lies there already is the same: its name has its content in it. */
export function withFiles<File extends VersionFile>(
  files: readonly File[],
  added: readonly SiteFile[],
): (File | SiteFile)[] {
  const paths = new Set(added.map(({ path }) => path));
  return [...files.filter(({ path }) => !paths.has(path)), ...added].toSorted((one, other) =>
    one.path < other.path ? -1 : Number(one.path > other.path),
  );
}

export const textsOf = (files: readonly VersionFile[]): { path: string; text: string }[] =>
  files.flatMap((file) => {
    const text = isStoredFile(file) ? undefined : toSourceText(file);
    return text === undefined ? [] : [{ path: file.path, text }];
  });

/** Without files of uploaded pictures that no text of the site names. */
export function withoutUnused<File extends VersionFile>(
  files: readonly File[],
  pictures: readonly SitePicture[],
): File[] {
  const texts = textsOf(files).map(({ text }) => text);
  const stems = pictures.map(stemOf);
  const isUploaded = (path: string) =>
    stems.some((stem) => path.startsWith(`${stem}-`) || path === `${stem}.svg`);
  const isNamed = (path: string) =>
    texts.some((text) => text.includes(path.slice(path.lastIndexOf('/') + 1)));
  return files.filter(({ path }) => !isUploaded(path) || isNamed(path));
}
