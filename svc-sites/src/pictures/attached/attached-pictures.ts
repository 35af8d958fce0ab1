import type { Attachment } from '@sitewright/contracts';
import type { SiteFile } from '@sitewright/site-engine';
import type { StoredAttachment } from '../../db/generation-document.ts';
import { toSourceText } from '../../sites/source-text.ts';
import { isStoredFile, type VersionFile } from '../../versions/version-file.ts';
import { readFiles, type WrittenSize, withFiles, withoutUnused } from '../picture-files.ts';
import type { PicturesRepository } from '../pictures.repository.ts';
import { findPicture } from '../remove-picture.ts';
import type { SitePicture } from '../site-picture.ts';

/** A picture that belongs to a prompt or a change, with its files as they lie in the site. */
export interface AttachedPicture {
  picture: SitePicture;
  alt: string;
  files: WrittenSize[];
}

/** @throws AppError `NOT_FOUND` for one that is not among the pictures of the site. */
export const nameAttachments = (
  pictures: Pick<PicturesRepository, 'find'>,
  folderId: string,
  attachments: readonly Attachment[],
): Promise<StoredAttachment[]> =>
  Promise.all(
    attachments.map(async ({ picture, alt }) => {
      const { name } = await findPicture(pictures, folderId, picture);
      return { picture, alt, name };
    }),
  );

/** @throws AppError `NOT_FOUND` for one that is not among the pictures of the site. */
export const readAttachments = (
  pictures: Pick<PicturesRepository, 'find' | 'read'>,
  folderId: string,
  attachments: readonly Attachment[] = [],
): Promise<AttachedPicture[]> =>
  Promise.all(
    attachments.map(async ({ picture: id, alt }) => {
      const picture = await findPicture(pictures, folderId, id);
      return { picture, alt, files: await readFiles(pictures, picture) };
    }),
  );

export const filesOf = (attached: readonly AttachedPicture[]): SiteFile[] =>
  attached.flatMap(({ files }) => files.map(({ file: { path }, content }) => ({ path, content })));

/** A site with the files of those pictures that its texts name by now, and without files of pictures that they do not name. */
export async function withShown<File extends VersionFile>(
  pictures: Pick<PicturesRepository, 'list'>,
  folderId: string,
  files: readonly File[],
  attached: readonly AttachedPicture[],
): Promise<(File | SiteFile)[]> {
  if (attached.length === 0) return [...files];
  return withoutUnused(withFiles(files, filesOf(attached)), await pictures.list(folderId));
}

/** Those whose files are there: a version shows them. */
export const shownOf = (
  attached: readonly AttachedPicture[],
  files: readonly { path: string }[],
): AttachedPicture[] => {
  const paths = new Set(files.map(({ path }) => path));
  return attached.filter((one) => one.files.some(({ file }) => paths.has(file.path)));
};

/** From now on versions hold the files of those that are shown. */
export async function markShown(
  pictures: Pick<PicturesRepository, 'markUsed'>,
  folderId: string,
  shown: readonly AttachedPicture[],
): Promise<void> {
  for (const { picture, alt } of shown) await pictures.markUsed(folderId, picture.id, alt);
}

/** The pages of a site, as they are written. */
export const pagesOf = (files: readonly VersionFile[]): { path: string; source: string }[] =>
  files.flatMap((file) => {
    const source = /\.html?$/iu.test(file.path) && !isStoredFile(file) ? toSourceText(file) : undefined;
    return source === undefined ? [] : [{ path: file.path, source }];
  });

/** What the person is told of pictures that they have sent along and that stand nowhere. */
export const notShown = (
  attached: readonly AttachedPicture[],
  shown: readonly AttachedPicture[],
): string | undefined => {
  const names = attached.filter((one) => !shown.includes(one)).map(({ picture }) => `“${picture.name}”`);
  return names.length > 0 ? `Not shown anywhere: ${names.join(', ')}. Say where it is to stand.` : undefined;
};
