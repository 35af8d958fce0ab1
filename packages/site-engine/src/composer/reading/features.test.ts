import { expect, test } from 'vitest';
import { isDarkFirst, readFeatures } from './features.ts';

test('finds what a site is asked to do', () => {
  expect(readFeatures('a countdown, a filterable list and a shopping cart')).toEqual([
    'cart',
    'countdown',
    'filter',
  ]);
});

test.each(['a dark website', 'on a black background', 'dark, moody look'])('%s is dark first', (prompt) => {
  expect(isDarkFirst(prompt)).toBe(true);
});

test.each(['with dark mode', 'dark chocolate', 'a bakery'])('%s is not', (prompt) => {
  expect(isDarkFirst(prompt)).toBe(false);
});
