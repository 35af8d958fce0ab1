import { expect, test } from 'vitest';
import { isDarkFirst as isDark, readFeatures as read } from './features.ts';
import { tablesFor } from './word-tables.ts';

const readFeatures = (prompt: string, language = 'en') => read(prompt, tablesFor(language));
const isDarkFirst = (prompt: string, language = 'en') => isDark(prompt, tablesFor(language));

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
