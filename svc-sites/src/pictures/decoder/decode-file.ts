import sharp, { type Metadata, type Sharp } from 'sharp';
import { readDrawing } from './decode-drawing.ts';
import { demandReadable, readable, reading, readMetadata } from './decode-photo.ts';
import type { CheckedFile } from './decoder-protocol.ts';
import type { PictureType } from './picture-type.ts';

/** As a picture that is shown at its own size again: better than the one that is written for pages. */
const quality = 90;

const written: Record<Exclude<PictureType, 'svg'>, (picture: Sharp, metadata: Metadata) => Sharp> = {
  png: (picture, { isPalette }) => picture.png({ compressionLevel: 9, palette: isPalette }),
  jpeg: (picture) => picture.jpeg({ quality }),
  webp: (picture) => picture.webp({ quality }),
  avif: (picture) => picture.avif({ quality: 70, effort: 2 }),
  gif: (picture) => picture.gif(),
};

/** What cameras and programs leave in a picture: the place and time it was taken, names, remarks. */
const tells = ({ exif, xmp, iptc, comments = [], orientation = 1 }: Metadata): boolean =>
  [exif, xmp, iptc].some(Boolean) || comments.length > 0 || orientation > 1;

const ends: Partial<Record<PictureType, string>> = { png: 'IEND\xaeB`\x82', jpeg: '\xff\xd9', gif: ';' };

/** Nothing stands behind the end of the picture that another program would read. */
function endsThere(bytes: Uint8Array, type: PictureType): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (type === 'webp') return file.readUInt32LE(4) + 8 >= file.length;
  const end = ends[type] ?? '';
  return file.subarray(file.length - end.length).toString('latin1') === end;
}

/**
 * Reads a picture that stays the file it is: of its type, its size and its colours. One that tells more than it shows is written
 * anew without that.
 *
 * @throws RefusedPicture
 */
export async function checkPhoto(bytes: Uint8Array, type: Exclude<PictureType, 'svg'>): Promise<CheckedFile> {
  const metadata = await readMetadata(bytes);
  demandReadable(metadata);
  const animated = (metadata.pages ?? 1) > 1;
  const picture = () => sharp(bytes, { ...reading, animated });
  return readable(async () => {
    if (!tells(metadata) && endsThere(bytes, type)) {
      // Every pixel is decoded, and next to none kept.
      await picture().resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
      return {};
    }
    const upright = animated ? picture() : picture().autoOrient();
    return { content: await written[type](upright.keepIccProfile(), metadata).toBuffer() };
  });
}

/**
 * Reads a drawing that stays the file it is, unless it has what a drawing may not have.
 *
 * @throws RefusedPicture
 */
export async function checkDrawing(bytes: Uint8Array): Promise<CheckedFile> {
  const { source, isChanged } = await readDrawing(bytes);
  return isChanged ? { content: Buffer.from(source) } : {};
}
