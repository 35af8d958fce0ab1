import { expect, test } from 'vitest';
import { isSpeltLike } from './likeness.ts';

test.each([
  ['marion', 'marian'],
  ['hiro', 'hero'],
  ['sarah', 'sara'],
  ['schmitt', 'schmidt'],
  ['quartetto', 'quintetto'],
])('%s and %s are spellings of one name', (one, other) => {
  expect(isSpeltLike(one, other)).toBe(true);
});

test.each([
  ['anna', 'anna'],
  ['tuesday', 'friday'],
  ['no', 'on'],
  ['leeds', 'bradford'],
])('%s and %s are not', (one, other) => {
  expect(isSpeltLike(one, other)).toBe(false);
});
