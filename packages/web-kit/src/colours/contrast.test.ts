import { expect, test } from 'vitest';
import { contrast, enough, nearestReadable } from './contrast.ts';
import { toHex } from './hex.ts';
import { readColour } from './read-colour.ts';

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

test.each([
  ['#FFF', '#ffffff'],
  ['oklch(0.98 0.01 90)', '#fbf8f1'],
  ['oklch(50% .16 38)', '#aa3606'],
  ['oklch(50% 40% 38deg / 100%)', '#aa3606'],
  ['oklab(62.8% .2249 .1258)', '#ff0000'],
  ['hsl(210 40% 90%)', '#dbe6f0'],
  ['hsla(210, 40%, 90%, 1)', '#dbe6f0'],
  ['rgb(20 120 60)', '#14783c'],
  ['rgba(0%, 100%, 0%, 1)', '#00ff00'],
  ['White', '#ffffff'],
  ['rebeccapurple', '#663399'],
])('the colour %s is %s', (css, hex) => {
  expect(readColour(css)).toBe(hex);
});

test.each([
  'oklch(0.98 0.01 90 / 0.6)',
  'var(--ink)',
  'rgb(1 2)',
  'abc',
  'transparent',
  'rgb(1 2 3 1 5)',
  '',
])('nothing is made of “%s”', (css) => expect(readColour(css)).toBeUndefined());
