import { expect, test } from 'vitest';
import { generationName } from './generation-name.ts';

const long = 'A website for Halden Cycles, a two-person repair workshop behind the canal. Warm and bold.';

test.each([
  [{ name: 'Halden Cycles', prompt: long }, 'Halden Cycles'],
  [{ prompt: 'A bakery' }, 'A bakery'],
  [{ prompt: ' A\n\n bakery\tin Leith ' }, 'A bakery in Leith'],
  [{ prompt: long }, 'A website for Halden Cycles, a two-person repair workshop…'],
  [{ prompt: '花'.repeat(70) }, `${'花'.repeat(60)}…`],
  [{ prompt: '🌸'.repeat(70) }, `${'🌸'.repeat(60)}…`],
])('%j is called %j', (generation, name) => {
  expect(generationName(generation)).toBe(name);
});
