import { crc32, deflateSync } from 'node:zlib';
import type { Locator } from '@playwright/test';

/** A file as a person drops, pastes or chooses it. */
export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG file (ISO/IEC 15948) that says it has these sides, of 8 bits a colour, with the pixels that are given. */
function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** A photograph of sorts: from one colour to another. */
export function photo(name: string, width = 1200, height = 800): PictureFile {
  const pixels = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (1 + width * 3) + 1 + x * 3;
      pixels.set([(255 * x) / width, (200 * y) / height, 120], at);
    }
  }
  return { name, mimeType: 'image/png', buffer: pngOf(width, height, pixels) };
}

/** A few bytes that say they are a picture of 25,000 by 25,000 pixels. */
export const bomb = (): PictureFile => ({
  name: 'bomb.png',
  mimeType: 'image/png',
  buffer: pngOf(25_000, 25_000, Buffer.alloc(1000)),
});

const sent = ({ name, mimeType, buffer }: PictureFile) => ({
  name,
  mimeType,
  base64: buffer.toString('base64'),
});

/** Drops a file in the middle of what is shown. */
export const dropOn = (target: Locator, file: PictureFile): Promise<void> =>
  target.evaluate((element, { name, mimeType, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], name, { type: mimeType }));
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = { clientX: x + width / 2, clientY: y + height / 2 };
    for (const type of ['dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, ...place }));
  }, sent(file));

/** Pastes a file where the keys go. */
export const pasteInto = (target: Locator, file: PictureFile): Promise<void> =>
  target.evaluate((element, { name, mimeType, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], name, { type: mimeType }));
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
  }, sent(file));
