import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { SiteFile } from '../engine.ts';
import { createZip } from './create-zip.ts';

const files: SiteFile[] = [
  { path: 'script.js', content: 'console.log("é")' },
  { path: 'fonts/sans.woff2', content: new Uint8Array([0, 1, 2, 255]) },
  { path: 'index.html', content: '<!doctype html>' },
];

test('unpacks to the same files under relative names', async () => {
  const unpacked = unzipSync(await buffer(createZip(files)));

  expect(Object.keys(unpacked)).toEqual(['fonts/sans.woff2', 'index.html', 'script.js']);
  expect(strFromU8(unpacked['script.js'] ?? new Uint8Array())).toBe('console.log("é")');
  expect(unpacked['fonts/sans.woff2']).toEqual(new Uint8Array([0, 1, 2, 255]));
});

test('is byte-identical for equal files in any order', async () => {
  const first = await buffer(createZip(files));
  const second = await buffer(createZip(files.toReversed()));

  expect(second.equals(first)).toBe(true);
});

test('refuses a path that would leave the folder', () => {
  expect(() => createZip([{ path: '../evil.sh', content: '' }])).toThrow('"../evil.sh" cannot be packed');
});

test('stops without an error when the reader leaves', async () => {
  const zip = createZip([{ path: 'big.bin', content: new Uint8Array(2_000_000) }]);
  zip.destroy();
  await once(zip, 'close');

  expect(zip.destroyed).toBe(true);
});
