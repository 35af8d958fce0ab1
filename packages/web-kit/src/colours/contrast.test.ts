import { expect, test } from 'vitest';
import { contrast, enough, nearestReadable, toHex } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffefd5', '#003688', 9.86],
])('%s and %s have a contrast of %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('the nearest readable colour is hardly another one, and can be read', () => {
  const nearest = nearestReadable('#777777', '#ffffff') ?? '';
  expect(contrast(nearest, '#ffffff')).toBeGreaterThanOrEqual(enough);
  expect(contrast(nearest, '#777777')).toBeLessThan(1.1);
});

test('a colour is read as a person may write it', () => {
  expect(toHex('ABC')).toBe('#aabbcc');
  expect(toHex(' #a1B2c3 ')).toBe('#a1b2c3');
  expect(toHex('red')).toBeUndefined();
});
