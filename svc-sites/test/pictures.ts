import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture that is no plain ground: what is written of it has a size. */
export function noise(width: number, height: number, channels: 3 | 4 = 3) {
  const pixels = Buffer.alloc(width * height * channels);
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = (((index * 2_654_435_761) >>> 13) % 97) ^ ((index / width) % 251);
  }
  return sharp(pixels, { raw: { width, height, channels } });
}

export const jpegOf = (width = 640, height = 480) => noise(width, height).jpeg().toBuffer();
export const pngOf = (width = 640, height = 480) => noise(width, height, 4).png().toBuffer();

const crcTable = Int32Array.from({ length: 256 }, (_, start) =>
  Array.from({ length: 8 }).reduce<number>(
    (crc) => (crc & 1 ? -306_674_912 ^ (crc >>> 1) : crc >>> 1),
    start,
  ),
);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const crc = body.reduce((sum, byte) => (crcTable[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), -1);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeInt32BE(~crc, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of so many black pixels, in one bit each: a few kilobytes that unpack to gigabytes. */
export function bombOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of so many frames of one pixel each, which do not last. */
export function gifOf(frames: number, side = 1): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(side, 6);
  head.writeUInt16LE(side, 8);
  const loop = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1');
  const frame = (index: number) =>
    Buffer.from(
      `\x21\xf9\x04\0\x05\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02${index % 2 ? '\x4c' : '\x44'}\x01\0`,
      'latin1',
    );
  return Buffer.concat([
    head,
    loop,
    ...Array.from({ length: frames }, (_, index) => frame(index)),
    Buffer.from(';'),
  ]);
}
