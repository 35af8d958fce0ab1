import { expect, test } from 'vitest';
import { lengthWords, momentWords, sizeWords } from './words.ts';

test.each([
  [0, '0 s'],
  [3.14, '3.1 s'],
  [171, '171 s'],
  [600, '10 min'],
  [11 * 3600, '11 h'],
  [20 * 86_400, '20 days'],
])('%d seconds are %s', (seconds, words) => {
  expect(lengthWords(seconds)).toBe(words);
});

test.each([
  [0, '0 B'],
  [96e6, '96 MB'],
  [2.44e9, '2.4 GB'],
  [64e9, '64 GB'],
  [3e15, '3000 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

test('a moment has its day where that is another one', () => {
  const now = new Date(2026, 10, 20, 14);
  expect(momentWords(new Date(2026, 10, 20, 3, 10).toISOString(), now)).toBe('03:10');
  expect(momentWords(new Date(2026, 10, 18, 23, 5).toISOString(), now)).toBe('18 Nov, 23:05');
});
