import { limits, type PictureCrop } from '@sitewright/contracts';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import type { DecodedPicture, WrittenFile } from './decoder-protocol.ts';
import { RefusedPicture } from './refused-picture.ts';

/** Widths for telephones and half pages, beside the largest. */
const smallerWidths = [480, 800, 1200] as const;
/** A width is worth a file of its own where the next one is so much wider. */
const worthwhile = 1.15;
export const thumbnailSide = 192;

const quality = 80;
const effort = 4;
/** Drawings and screenshots keep their sharp edges where that does not cost much more. */
const losslessWorth = 1.25;

const { pictureMaxSide, pictureMaxPixels, pictureMaxFrames, pictureWrittenSide } = limits;
const count = (value: number) => value.toLocaleString('en');

/** Broken and cut-off files are refused; what cameras do a little wrong is not. */
export const reading: SharpOptions = { failOn: 'error', limitInputPixels: pictureMaxPixels };

/**
 * Decodes a picture and writes it anew: turned as it is meant to be seen, in sRGB, without metadata.
 *
 * @throws RefusedPicture
 */
export async function decodePhoto(bytes: Uint8Array, crop?: PictureCrop): Promise<DecodedPicture> {
  const metadata = await readMetadata(bytes);
  demandReadable(metadata);
  const isAnimated = (metadata.pages ?? 1) > 1;
  if (isAnimated && crop) {
    throw new RefusedPicture(
      'A picture that moves cannot be cropped. Show all of it, or choose another one.',
    );
  }
  return readable(() => (isAnimated ? decodeAnimated(bytes) : decodeStill(bytes, metadata, crop)));
}

export async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  return readable(() => sharp(bytes, { ...reading, limitInputPixels: false }).metadata());
}

/** Whatever the decoder says about a file of the right type: it is broken. */
export async function readable<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch (cause) {
    if (cause instanceof RefusedPicture) throw cause;
    throw new RefusedPicture(
      'This picture is broken, or was cut off on its way. Open it in a picture program, save it again, then choose the new file.',
      { cause },
    );
  }
}

export function demandReadable({ width, height, pages = 1, pageHeight = height }: Metadata): void {
  if (width > pictureMaxSide || pageHeight > pictureMaxSide) {
    throw new RefusedPicture(
      `This picture is ${count(width)} × ${count(pageHeight)} pixels; a side may have ${count(pictureMaxSide)}. Make it smaller, then choose it again.`,
    );
  }
  if (pages > pictureMaxFrames) {
    throw new RefusedPicture(
      `This picture has ${count(pages)} frames; one that moves may have ${count(pictureMaxFrames)}. Make it shorter, then choose it again.`,
    );
  }
  if (width * pageHeight * pages > pictureMaxPixels) {
    const megapixels = Math.round(pictureMaxPixels / 1_000_000);
    const what = pages > 1 ? `${count(pages)} frames of ` : '';
    throw new RefusedPicture(
      `This picture has ${what}${count(width)} × ${count(pageHeight)} pixels, more than ${megapixels} million in all. Make it smaller, then choose it again.`,
    );
  }
}

const fitting = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

async function decodeStill(
  bytes: Uint8Array,
  metadata: Metadata,
  crop?: PictureCrop,
): Promise<DecodedPicture> {
  const upright = sharp(bytes, reading).autoOrient();
  const part = crop ? upright.extract(toPixels(crop, metadata.autoOrient)) : upright;
  // Each size is made of these pixels: a large picture is decoded once.
  const { data, info } = await part
    .resize(fitting(pictureWrittenSide))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const pixels = () => sharp(data, { raw });
  const isLossless = mayBeDrawn(metadata) && (await isWorthLossless(pixels));
  const files: WrittenFile[] = [];
  for (const width of widthsOf(info.width)) {
    files.push(await write(pixels().resize({ width }), isLossless));
  }
  return { kind: 'photo', files, thumbnail: await thumbnailOf(pixels()) };
}

const widthsOf = (full: number): number[] => [
  ...smallerWidths.filter((width) => width * worthwhile <= full),
  full,
];

/** What programs draw comes in these; photographs mostly do not. */
const mayBeDrawn = ({ format }: Metadata): boolean => format === 'png' || format === 'gif';

/** Tried at a small size, which says the same and takes a tenth of the time. */
async function isWorthLossless(pixels: () => Sharp): Promise<boolean> {
  const small = () => pixels().resize({ width: smallerWidths[0], withoutEnlargement: true });
  const lossless = await write(small(), true);
  const lossy = await write(small(), false);
  return lossless.content.length <= lossy.content.length * losslessWorth;
}

async function write(picture: Sharp, lossless: boolean): Promise<WrittenFile> {
  const { data, info } = await picture
    .webp({ quality, effort, lossless, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { type: 'image/webp', width: info.width, height: info.height, content: data };
}

export const thumbnailOf = (picture: Sharp): Promise<Buffer> =>
  picture.resize(fitting(thumbnailSide)).webp({ quality: 70, effort }).toBuffer();

/** Whole pixels within the picture, at least one. */
export function toPixels(crop: PictureCrop, { width, height }: { width: number; height: number }) {
  const left = Math.min(Math.round(crop.x * width), width - 1);
  const top = Math.min(Math.round(crop.y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  };
}

/** One size: a moving picture is large, and browsers show the first frame of none until it is there. */
async function decodeAnimated(bytes: Uint8Array): Promise<DecodedPicture> {
  const { data, info } = await sharp(bytes, { ...reading, animated: true })
    .resize(fitting(smallerWidths[1]))
    .webp({ quality: 70, effort: 2, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  const file: WrittenFile = {
    type: 'image/webp',
    width: info.width,
    height: info.pageHeight ?? info.height,
    content: data,
  };
  return { kind: 'animated', files: [file], thumbnail: await thumbnailOf(sharp(bytes, reading)) };
}

/** @throws RefusedPicture */
export async function decodeLogo(bytes: Uint8Array): Promise<WrittenFile> {
  demandReadable(await readMetadata(bytes));
  return readable(async () => {
    const { data, info } = await sharp(bytes, reading)
      .autoOrient()
      .resize(fitting(limits.logoWrittenSide))
      .toColourspace('srgb')
      .png({ compressionLevel: 9, palette: false })
      .toBuffer({ resolveWithObject: true });
    return { type: 'image/png', width: info.width, height: info.height, content: data };
  });
}

/**
 * A picture, or the first moment of one that moves, to be looked at by a model.
 *
 * @param side pixels of its longer side at most
 * @throws RefusedPicture
 */
export function sizeDown(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  return readable(() => lookAt(sharp(bytes, reading).resize(fitting(side))));
}

/** JPEG has no transparency. */
export async function lookAt(picture: Sharp): Promise<Uint8Array> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw })
    .flatten({ background: groundBehind(data) })
    .jpeg({ quality })
    .toBuffer();
}

const light = 200;

/** White is seen on a dark ground only: a logo for dark headers often is nothing else. */
function groundBehind(rgba: Uint8Array): string {
  let opacity = 0;
  let brightness = 0;
  let hasGround = true;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    opacity += alpha;
    brightness += alpha * Math.min(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
    hasGround &&= alpha === 255;
  }
  return !hasGround && brightness > light * opacity ? '#333' : '#fff';
}
