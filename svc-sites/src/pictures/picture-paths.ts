import type { PictureCrop } from '@sitewright/contracts';
import { blobHash } from '../storage/blob-hash.ts';
import type { SitePicture, SitePictureFile } from './site-picture.ts';

const folder = 'assets/';
/** Whether a file of a site is one of a picture that was uploaded. */
export const isOfPicture = (path: string): boolean => path.startsWith(folder);

const mostLetters = 40;

/** Letters and digits that every file system and address takes as they are. */
function toSlug(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, mostLetters);
  return words.replaceAll(/^-+|(?<!-)-+$/g, '') || 'picture';
}

/** What the paths of all its files begin with. */
export const stemOf = ({ name, id }: Pick<SitePicture, 'name' | 'id'>): string =>
  `${folder}${toSlug(name)}-${id.slice(0, 8)}`;

/** The same part of a picture has the same name. */
const partOf = (crop: PictureCrop | undefined): string => {
  if (!crop) return '';
  const { x, y, width, height } = crop;
  const digest = blobHash(Buffer.from(JSON.stringify([x, y, width, height])));
  return `-${digest
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .slice(0, 6)
    .toLowerCase()}`;
};

/** Where a size of a picture lies in a site. */
export const pathOf = (
  picture: Pick<SitePicture, 'name' | 'id'>,
  { type, width }: Pick<SitePictureFile, 'type' | 'width'>,
  crop?: PictureCrop,
): string => {
  const stem = `${stemOf(picture)}${partOf(crop)}`;
  return type === 'image/svg+xml' ? `${stem}.svg` : `${stem}-${width}.webp`;
};
