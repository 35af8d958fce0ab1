import type { PictureCrop, PictureFocus } from '@sitewright/contracts';

/** All of a picture. */
export const whole: PictureCrop = { x: 0, y: 0, width: 1, height: 1 };

interface Size {
  width: number;
  height: number;
}

/** The largest part of a picture with a shape, in its middle; all of it where any shape will do. */
export function largestOf({ width, height }: Size, aspect: number | undefined): PictureCrop {
  if (aspect === undefined) return whole;
  const own = width / height;
  const part = aspect > own ? { width: 1, height: own / aspect } : { width: aspect / own, height: 1 };
  return { x: (1 - part.width) / 2, y: (1 - part.height) / 2, ...part };
}

/** Nobody sees a rim of less than half a percent. */
export const isWhole = ({ width, height }: PictureCrop): boolean => width > 0.995 && height > 0.995;

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The point itself where the part has it, otherwise the nearest of the part. */
export const within = ({ x, y }: PictureFocus, crop: PictureCrop): PictureFocus => ({
  x: between(x, crop.x, crop.x + crop.width),
  y: between(y, crop.y, crop.y + crop.height),
});

/** A point of the whole picture, as fractions of a part of it. */
export const inPart = ({ x, y }: PictureFocus, crop: PictureCrop): PictureFocus => ({
  x: (x - crop.x) / crop.width,
  y: (y - crop.y) / crop.height,
});
