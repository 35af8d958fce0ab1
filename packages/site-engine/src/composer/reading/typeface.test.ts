import { expect, test } from 'vitest';
import { readTypeface } from './typeface.ts';

test.each([
  ['Refined, deep red, serif type', 'serif'],
  ['a clean sans-serif look', 'sans'],
  ['quick start, monospace font, dark', 'mono'],
  ['handwritten feel', 'hand'],
  ['rounded letters, orange', 'rounded'],
  ['elegante Serifenschrift', 'serif'],
  ['typographie manuscrite', 'hand'],
  ['明朝体でお願いします', 'serif'],
])('letters in: %s', (prompt, typeface) => {
  expect(readTypeface(prompt)).toBe(typeface);
});

test.each(['a bakery in Rounds', 'a hand surgeon', 'all around the world'])('none in: %s', (prompt) => {
  expect(readTypeface(prompt)).toBeUndefined();
});
