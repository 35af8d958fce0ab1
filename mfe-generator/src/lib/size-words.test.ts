import { expect, test } from 'vitest';
import { sizeWords } from './size-words.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [11_812, '11.8 KB'],
  [81_400, '81 KB'],
  [8_388_608, '8.4 MB'],
  [2_000_000_000, '2,000 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
