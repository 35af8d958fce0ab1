import type { Picture } from '@sitewright/contracts';
import { pathOf, stemOf } from './picture-paths.ts';
import { largestOf, type SitePicture } from './site-picture.ts';

export const toDataUrl = (type: string, content: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;

/** @param usedOn pages and style sheets that show it now */
export function presentPicture(picture: SitePicture, usedOn: string[]): Picture {
  const { width, height } = largestOf(picture);
  return {
    id: picture.id,
    name: picture.name,
    kind: picture.kind,
    width,
    height,
    bytes: picture.bytes,
    files: picture.files.map((file) => ({
      path: pathOf(picture, file),
      type: file.type,
      width: file.width,
      height: file.height,
      bytes: file.bytes,
    })),
    stem: stemOf(picture),
    ...(picture.alt === undefined ? {} : { alt: picture.alt }),
    usedOn,
    thumbnail: toDataUrl('image/webp', picture.thumbnail),
    createdAt: picture.createdAt.toISOString(),
  };
}
