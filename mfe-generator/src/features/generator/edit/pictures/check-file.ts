import { limits, pictureUploadTypes } from '@sitewright/contracts';

const megabyte = 1024 * 1024;
const inMegabytes = (bytes: number) =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits: bytes < 10 * megabyte ? 1 : 0 }).format(
    bytes / megabyte,
  );

const usable: ReadonlySet<string> = new Set(pictureUploadTypes);

/** What a file input offers first. */
export const acceptedTypes = pictureUploadTypes.join(',');

/** What is wrong with a file before it is sent, and what to do; what it really is, only the server can tell. */
export function problemOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const isDrawing = type === 'image/svg+xml';
  const most = isDrawing ? limits.drawingMaxBytes : limits.pictureMaxBytes;
  if (/hei[cf]/.test(type))
    return `“${name}” is a HEIC photo, which browsers do not show. Save it as JPEG, then choose it again.`;
  if (type !== '' && type !== 'application/octet-stream' && !usable.has(type))
    return `“${name}” is no picture that a website can show. Choose a PNG, JPEG, WebP, AVIF, GIF or SVG file.`;
  if (size === 0) return `“${name}” is empty. Choose another file.`;
  if (size > most) {
    const what = isDrawing ? 'an SVG drawing' : 'a picture';
    return `“${name}” has ${inMegabytes(size)} MB; ${what} may have ${inMegabytes(most)} MB. Save it smaller, then choose it again.`;
  }
  return undefined;
}
