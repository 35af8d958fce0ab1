import { expect, test } from 'vitest';
import { readColours } from './colours.ts';

const names = (prompt: string, brand = 'Brand') => readColours(prompt, brand).map(({ name }) => name);

test.each([
  ['in dark blue and orange accents', ['dark blue', 'orange']],
  ['black and gold', ['black', 'gold']],
  ['brand colour #ff8800', ['#ff8800']],
  ['earthy tones', ['terracotta', 'olive', 'sand']],
  ['pastel colours, products: lavender candle', ['lavender', 'mint']],
])('%s', (prompt, expected) => {
  expect(names(prompt)).toEqual(expected);
});

test.each(['a coffee shop', 'a wine bar', 'a rose garden', 'green tea', 'pastel de nata', 'green energy'])(
  '%s names no colour',
  (prompt) => {
    expect(names(prompt)).toEqual([]);
  },
);

test('the brand is no colour', () => {
  expect(names('Blue Door is a studio', 'Blue Door')).toEqual([]);
});
