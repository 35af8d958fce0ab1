import { createLogger } from '@sitewright/service-kit';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { bombOf, gifOf, jpegOf, noise, pngOf } from '../../../test/pictures.ts';
import { createDecoder } from './decoder.ts';
import type { DecodedPicture } from './decoder-protocol.ts';
import { pictureTypeOf } from './picture-type.ts';

const log = createLogger('svc-sites', 'silent');
const decoder = createDecoder({ log });
const others: { close(): void }[] = [];
const another = (options: Partial<Parameters<typeof createDecoder>[0]>) => {
  const made = createDecoder({ log, ...options });
  others.push(made);
  return made;
};
afterEach(() => {
  for (const each of others.splice(0)) each.close();
});
afterAll(() => decoder.close());

function taskOf(bytes: Uint8Array, crop?: { x: number; y: number; width: number; height: number }) {
  const type = pictureTypeOf(bytes);
  if (!type) throw new Error('This is no picture.');
  return { do: 'picture' as const, type, bytes, ...(crop && { crop }) };
}
const decode = (bytes: Uint8Array, crop?: Parameters<typeof taskOf>[1]) =>
  decoder.decode('a', taskOf(bytes, crop));
const refusalOf = async (bytes: Uint8Array) => {
  const error = await decode(bytes).then(
    () => undefined,
    (thrown) => thrown,
  );
  return { code: error?.code, message: String(error?.message) };
};
const largestOf = ({ files }: DecodedPicture) => files.at(-1) ?? expect.fail('It has no file.');
const metadataOf = (picture: DecodedPicture) => sharp(largestOf(picture).content).metadata();

describe('a photograph', () => {
  it('is written in sizes for pages and telephones, the largest within 1,600 pixels', async () => {
    const { kind, files } = await decode(await jpegOf(3000, 2000));
    expect(kind).toBe('photo');
    expect(files.map(({ type, width, height }) => [type, width, height])).toEqual([
      ['image/webp', 480, 320],
      ['image/webp', 800, 534],
      ['image/webp', 1200, 800],
      ['image/webp', 1600, 1067],
    ]);
  });

  it('that is small is one file and not made larger', async () => {
    const { files } = await decode(await jpegOf(300, 200));
    expect(files.map(({ width, height }) => [width, height])).toEqual([[300, 200]]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
    'is taken as %s, or not',
    async (format) => {
      const bytes = await noise(64, 48).toFormat(format).toBuffer();
      expect(pictureTypeOf(bytes)).toBe(format === 'tiff' ? undefined : format);
      if (format !== 'tiff') expect(largestOf(await decode(bytes))).toMatchObject({ width: 64, height: 48 });
    },
  );

  it('stands upright, and says nothing of place, camera and owner any more', async () => {
    const bytes = await noise(400, 300)
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const metadata = await metadataOf(await decode(bytes));
    expect(metadata).toMatchObject({ width: 300, height: 400 });
    for (const field of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const)
      expect(metadata[field]).toBeUndefined();
  });

  it.each([
    ['in CMYK', () => noise(64, 64).toColourspace('cmyk').jpeg().toBuffer()],
    ['of 16 bits', () => noise(64, 64).toColourspace('rgb16').png().toBuffer()],
    ['in grey', () => noise(64, 64).greyscale().png().toBuffer()],
    ['in a wider gamut', () => noise(64, 64).withIccProfile('p3').jpeg().toBuffer()],
  ])('%s becomes sRGB of 8 bits', async (_name, make) => {
    expect(await metadataOf(await decode(await make()))).toMatchObject({
      space: 'srgb',
      depth: 'uchar',
      hasProfile: false,
    });
  });

  it('keeps what is transparent', async () => {
    expect((await metadataOf(await decode(await pngOf(64, 64)))).hasAlpha).toBe(true);
  });

  it('is cropped before it is made smaller', async () => {
    const picture = await decode(await jpegOf(1000, 800), { x: 0.5, y: 0.25, width: 0.5, height: 0.5 });
    expect(largestOf(picture)).toMatchObject({ width: 500, height: 400 });
  });

  it('that was cut off, or is only called a picture, is refused with what to do', async () => {
    for (const make of [
      jpegOf,
      pngOf,
      () => noise(600, 400).webp().toBuffer(),
      () => noise(300, 200).avif().toBuffer(),
    ]) {
      const bytes = await make();
      const { code, message } = await refusalOf(bytes.subarray(0, bytes.length / 2));
      expect(code).toBe('VALIDATION_FAILED');
      expect(message).toMatch(/broken, or was cut off.*save it again/);
    }
    expect((await refusalOf(Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'))).message).toMatch(/broken/);
  });

  it('of too many pixels is refused before they are there', async () => {
    expect((await refusalOf(bombOf(30_000, 30_000))).message).toMatch(
      /30,000 × 30,000 pixels, more than 100 million/,
    );
    expect((await refusalOf(bombOf(30_001, 10))).message).toMatch(/a side may have 30,000/);
  });

  it('is no more than what it shows: what hangs on to it is gone', async () => {
    const bytes = Buffer.concat([await jpegOf(64, 64), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    expect(Buffer.from(largestOf(await decode(bytes)).content).includes('script')).toBe(false);
  });
});

describe('a picture that moves', () => {
  it('still moves, in one size', async () => {
    const frames = await Promise.all(
      [10, 200].map((red) =>
        sharp({ create: { width: 1000, height: 500, channels: 3, background: { r: red, g: 0, b: 0 } } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 300], loop: 3 })
      .toBuffer();
    const picture = await decode(gif);
    expect(picture).toMatchObject({ kind: 'animated', files: [{ width: 800, height: 400 }] });
    expect(await metadataOf(picture)).toMatchObject({ pages: 2, delay: [100, 300], loop: 3 });
  });

  it('for too long is refused', async () => {
    expect((await refusalOf(gifOf(5000))).message).toMatch(/5,000 frames.*300/);
    expect(await decode(gifOf(300))).toMatchObject({ kind: 'animated' });
  });

  it('cannot be cropped, and says so', async () => {
    await expect(decode(gifOf(2), { x: 0, y: 0, width: 0.5, height: 0.5 })).rejects.toThrow(
      /moves cannot be cropped/,
    );
  });
});

describe('the process that decodes', () => {
  it('has no secrets and may do nothing but read', async () => {
    const own = another({});
    await own.decode('a', taskOf(await jpegOf(8, 8)));
    const environment = await import('node:fs/promises').then(({ readFile }) =>
      readFile(`/proc/${own.pid}/environ`, 'latin1'),
    );
    expect(
      environment
        .split('\0')
        .filter(Boolean)
        .map((line) => line.split('=')[0])
        .sort(),
    ).toEqual(expect.not.arrayContaining(['JWT_SECRET', 'MONGODB_URI', 'PATH', 'HOME']));
  });

  it('that is killed in the midst costs one upload and nothing else', async () => {
    const own = another({});
    await own.decode('a', taskOf(await jpegOf(8, 8)));
    const [lost, next] = [
      own.decode('a', taskOf(await jpegOf(2400, 2400))),
      own.decode('b', taskOf(await jpegOf(8, 8))),
    ];
    process.kill(own.pid ?? expect.fail('There is no process.'), 'SIGKILL');
    await expect(lost).rejects.toMatchObject({ code: 'UNAVAILABLE', headers: { 'Retry-After': '1' } });
    expect(await next).toMatchObject({ kind: 'photo' });
  });

  it('is killed when it takes too long or too much memory', async () => {
    const picture = await jpegOf(2400, 2400);
    const slow = another({ deadlineMs: 1 });
    await expect(slow.decode('a', taskOf(picture))).rejects.toThrow(/too long to read/);
    expect(slow.pid).toBeUndefined();
    const large = another({ memoryMb: 1 });
    await expect(large.decode('a', taskOf(picture))).rejects.toThrow(/too much memory/);
  });

  it('ends when there is nothing to do', async () => {
    const own = another({ idleMs: 1 });
    await own.decode('a', taskOf(await jpegOf(8, 8)));
    await expect.poll(() => own.pid).toBeUndefined();
  });

  it('has a short line', async () => {
    const own = another({});
    const picture = await jpegOf(64, 64);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => own.decode('a', taskOf(picture))),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const error of refused)
      expect(error).toMatchObject({ code: 'UNAVAILABLE', headers: { 'Retry-After': '5' } });
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(8);
  });
});
