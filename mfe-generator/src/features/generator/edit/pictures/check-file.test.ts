import { expect, test } from 'vitest';
import { problemOf } from './check-file.ts';

const megabyte = 1024 * 1024;

test.each([
  ['sunset.jpg', 'image/jpeg', 15 * megabyte],
  ['drawing.svg', 'image/svg+xml', 2 * megabyte],
  ['no-ending', '', 100],
])('%s may be sent', (name, type, size) => {
  expect(problemOf({ name, type, size })).toBeUndefined();
});

test.each([
  ['sunset.jpg', 'image/jpeg', 40 * megabyte, /has 40 MB; a picture may have 15 MB/],
  ['drawing.svg', 'image/svg+xml', 3 * megabyte, /an SVG drawing may have 2 MB/],
  ['offer.pdf', 'application/pdf', 100, /no picture that a website can show/],
  ['IMG_1.HEIC', 'image/heic', 100, /Save it as JPEG/],
  ['empty.png', 'image/png', 0, /is empty/],
])('%s is refused before it is sent', (name, type, size, words) => {
  expect(problemOf({ name, type, size })).toMatch(words);
});
