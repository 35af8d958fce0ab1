/** What a picture is by its first bytes; `undefined` for what cannot be taken. */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'svg';

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

/** ISO base media files name what they are: AVIF, or the HEIC of telephones. */
const brandsOf = (bytes: Uint8Array): string | undefined =>
  startsWith(bytes, 'ftyp', 4) ? Buffer.from(bytes.slice(8, 64)).toString('latin1') : undefined;

const signatures: [PictureType, (bytes: Uint8Array) => boolean][] = [
  ['png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['gif', (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')],
  ['avif', (bytes) => /avi[fs]/.test(brandsOf(bytes) ?? '')],
  ['svg', (bytes) => isDrawing(beginningOf(bytes))],
];

/** So much of a text is looked at: declarations and remarks stand before what it is. */
const lookedAt = 4096;

function beginningOf(bytes: Uint8Array): string {
  const isUtf16 = startsWith(bytes, '\xff\xfe') || startsWith(bytes, '\xfe\xff');
  return isUtf16 ? '' : new TextDecoder().decode(bytes.subarray(0, lookedAt)).trimStart();
}

/** The first element is an `<svg>`, behind a declaration, remarks and a document type. */
function isDrawing(text: string): boolean {
  if (!text.startsWith('<')) return false;
  if (/^<!doctype html/i.test(text)) return false;
  const first = /<([a-z][\w:.-]*)/i.exec(text.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ''))?.[1];
  return first !== undefined && /^(?:[\w.-]+:)?svg$/i.test(first);
}

/** What the bytes are, whatever the file is called. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined =>
  signatures.find(([, fits]) => fits(bytes))?.[0];

const kindsTaken = 'Choose a PNG, JPEG, WebP, AVIF, GIF or SVG file.';

const known: [is: (bytes: Uint8Array) => boolean, message: string][] = [
  [
    (bytes) => /hei[cfmsx]|hev[cx]|mif1/.test(brandsOf(bytes) ?? ''),
    'This is a HEIC picture, as iPhones take them. Export it as JPEG, then choose that file.',
  ],
  [(bytes) => startsWith(bytes, '%PDF'), `This is a PDF. Export the picture from it. ${kindsTaken}`],
  [
    (bytes) => /^\s*<(?:!doctype html|html|head|body)/i.test(beginningOf(bytes).slice(0, 200)),
    `This is a web page and not a picture, whatever its name ends in. ${kindsTaken}`,
  ],
  [
    (bytes) => startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*'),
    `This is a TIFF, or a camera’s raw picture. Export it as JPEG. ${kindsTaken}`,
  ],
];

/** Why bytes that are no picture of a type that is taken are refused, and what to do. */
export const whyNoPicture = (bytes: Uint8Array): string =>
  known.find(([is]) => is(bytes))?.[1] ?? `This file is not a picture that can be used. ${kindsTaken}`;
