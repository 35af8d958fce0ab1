import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { pagePaint } from './drawing.ts';
import { initialsOf, monogram } from './monogram.ts';

test.each([
  ['Plain Talk Studio', ['P', 'T']],
  ['ember', ['E']],
  ['“Nord & Söhne”', ['N', 'S']],
  ['محمصة نجمة', ['م', 'ن']],
  ['野の束', ['野']],
  ['—', []],
])('%s', (name, initials) => {
  expect(initialsOf(name)).toEqual(initials);
});

test('a monogram shows the initials of its name and no more of it', () => {
  const letters = monogram('Plain Talk Studio', pagePaint, createRandom('a')).match(/(?<=>)\p{L}(?=<)/gu);

  expect(letters?.toSorted()).toEqual(['P', 'T']);
});
