import { limits, type PictureCrop } from '@sitewright/contracts';
import sharp from 'sharp';
import type { CleanedDrawing } from './clean-drawing.ts';
import {
  decodePhoto,
  demandReadable,
  lookAt,
  readable,
  readMetadata,
  thumbnailOf,
  thumbnailSide,
} from './decode-photo.ts';
import type { DecodedPicture, WrittenFile } from './decoder-protocol.ts';
import { RefusedPicture } from './refused-picture.ts';

const type = 'image/svg+xml';
const limitInputPixels = 4_000_000;

/**
 * Cleans a drawing, which stays one.
 *
 * @throws RefusedPicture
 */
export async function decodeDrawing(bytes: Uint8Array, crop?: PictureCrop): Promise<DecodedPicture> {
  const { file, source } = await writeDrawing(bytes, crop);
  return { kind: 'drawing', files: [file], thumbnail: await drawn(resized(source, file, thumbnailSide)) };
}

/**
 * A drawing, to be looked at by a model.
 *
 * @param side pixels of its longer side
 * @throws RefusedPicture
 */
export async function sizeDownDrawing(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  const { file, source } = await writeDrawing(bytes);
  return readable(() => lookAt(sharp(Buffer.from(resized(source, file, side)), { limitInputPixels })));
}

/** @throws RefusedPicture */
export const decodeDrawnLogo = async (bytes: Uint8Array): Promise<WrittenFile> =>
  (await writeDrawing(bytes)).file;

async function writeDrawing(
  bytes: Uint8Array,
  crop?: PictureCrop,
): Promise<{ file: WrittenFile; source: string }> {
  const { source: cleaned } = await readDrawing(bytes);
  const box = boxOf(cleaned);
  const shown = crop ? cropped(box, crop) : box;
  const source = withBox(cleaned, shown);
  const { width, height } = fitted(shown);
  return { file: { type, width, height, content: Buffer.from(source) }, source };
}

/**
 * Cleans a drawing.
 *
 * @throws RefusedPicture
 */
export async function readDrawing(bytes: Uint8Array): Promise<CleanedDrawing> {
  if (bytes.length > limits.drawingMaxBytes) {
    const megabytes = limits.drawingMaxBytes / 1024 / 1024;
    throw new RefusedPicture(
      `This drawing is larger than ${megabytes} MB. Export it as PNG or JPEG, then choose that file.`,
    );
  }
  // A document and all that belongs to it takes a second to load, which photographs need not wait for.
  const { cleanDrawing } = await import('./clean-drawing.ts');
  return cleanDrawing(decodeText(bytes), async (picture) => {
    demandReadable(await readMetadata(picture));
    const largest = (await decodePhoto(picture)).files.at(-1);
    if (!largest) throw new Error('A picture has a size at least.');
    return largest;
  });
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new RefusedPicture('This drawing is not UTF-8 text. Export it again, then choose the new file.', {
      cause,
    });
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const rootTag = /<svg\b[^<>]*>/;
const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
const lengthOf = (text: string | undefined): number => {
  const [, digits] = /^\s*(\d+(?:\.\d+)?|\.\d+)(?:px|pt|mm|cm|in)?\s*$/.exec(text ?? '') ?? [];
  return Number(digits ?? 0);
};

/** The part of its plane that a drawing shows. */
function boxOf(source: string): Box {
  const tag = rootTag.exec(source)?.[0] ?? '';
  const [x = 0, y = 0, width = 0, height = 0] = (attributeOf(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0 && Number.isFinite(x + y + width + height)) return { x, y, width, height };
  const box = {
    x: 0,
    y: 0,
    width: lengthOf(attributeOf(tag, 'width')),
    height: lengthOf(attributeOf(tag, 'height')),
  };
  if (box.width > 0 && box.height > 0) return box;
  throw new RefusedPicture(
    'This drawing does not say how large it is. Export it again with a width, a height and a viewBox, then choose the new file.',
  );
}

const cropped = (box: Box, crop: PictureCrop): Box => ({
  x: box.x + crop.x * box.width,
  y: box.y + crop.y * box.height,
  width: crop.width * box.width,
  height: crop.height * box.height,
});

/** In CSS pixels: as large as a picture may be, and never a fraction. */
function fitted({ width, height }: Box): { width: number; height: number } {
  const scale = Math.min(1, limits.pictureWrittenSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const rounded = (value: number) => Number(value.toFixed(3));

function withBox(source: string, box: Box): string {
  const { width, height } = fitted(box);
  const viewBox = [box.x, box.y, box.width, box.height].map(rounded).join(' ');
  return withAttributes(source, { viewBox, width: String(width), height: String(height) });
}

/** As large as its longer side is to be. */
function resized(source: string, { width, height }: { width: number; height: number }, side: number): string {
  const scale = side / Math.max(width, height);
  return withAttributes(source, {
    width: String(Math.ceil(width * scale)),
    height: String(Math.ceil(height * scale)),
  });
}

/** The root element with other attributes; they come from numbers. */
function withAttributes(source: string, attributes: Record<string, string>): string {
  return source.replace(rootTag, (tag) => {
    const others = Object.keys(attributes).reduce(
      (left, name) => left.replace(new RegExp(`\\s${name}="[^"]*"`), ''),
      tag,
    );
    const added = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return others.replace(/^<svg/, `<svg${added.join('')}`);
  });
}

/** The same drawing as pixels, for lists; one that the decoder cannot draw has a plain ground instead. */
async function drawn(source: string): Promise<Uint8Array> {
  try {
    return await thumbnailOf(sharp(Buffer.from(source), { limitInputPixels }));
  } catch {
    const ground = {
      width: thumbnailSide,
      height: thumbnailSide,
      channels: 3 as const,
      background: '#e5e5e5',
    };
    return thumbnailOf(sharp({ create: ground }));
  }
}
