import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { subsetToWoff } from './subset-font.ts';

const font = new Uint8Array(
  readFileSync(path.join(import.meta.dirname, '../../../../assets/fonts/noto-serif-jp.ttf')),
);

test('a cut is a WOFF file whose size it states', () => {
  const woff = subsetToWoff(font, '潮の香と、今日の魚。');

  expect(Buffer.from(woff.subarray(0, 4)).toString()).toBe('wOFF');
  expect(new DataView(woff.buffer).getUint32(8)).toBe(woff.length);
});

test('fewer characters weigh less, and the same ones the same', () => {
  const few = subsetToWoff(font, '茶');

  expect(few.length).toBeLessThan(subsetToWoff(font, '茶室でお茶を点てる').length);
  expect(subsetToWoff(font, '茶')).toEqual(few);
});

test('what is not a font is refused', () => {
  expect(() => subsetToWoff(new Uint8Array(8), '茶')).toThrow('could not be cut');
});

test('hours written with a wave dash have a glyph for it', () => {
  expect(subsetToWoff(font, '茶〜').length).toBeGreaterThan(subsetToWoff(font, '茶').length + 100);
});
