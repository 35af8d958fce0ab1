import type { Picture } from '@sitewright/contracts';

/** One size of a picture, stored. */
export interface SitePictureFile {
  hash: string;
  type: Picture['files'][number]['type'];
  width: number;
  height: number;
  bytes: number;
}

export type PictureRole = 'logo' | 'sketch';

/** A picture that was uploaded to a site. */
export interface SitePicture {
  id: string;
  folderId: string;
  ownerId: string;
  /** What the file was called, without its ending. */
  name: string;
  kind: Picture['kind'];
  /** The smallest first. */
  files: SitePictureFile[];
  /** Of all files. */
  bytes: number;
  /** WebP. */
  thumbnail: Uint8Array;
  /** The words that it was used with last. */
  alt?: string;
  /** What it was sent as with the prompt, unless it is one to be shown. */
  role?: PictureRole;
  createdAt: Date;
}

export const largestOf = ({ files, id }: Pick<SitePicture, 'files' | 'id'>): SitePictureFile => {
  const largest = files.at(-1);
  if (!largest) throw new Error(`The picture ${id} has no file.`);
  return largest;
};
