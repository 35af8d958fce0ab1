import { expect, test } from 'vitest';
import { generationName, sinceWords, stepWords } from './generation-words.ts';

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

test('a step says its place among the real ones', () => {
  expect(stepWords('plan')).toBe('Plan, 1 of 5');
  expect(stepWords('style')).toBe('Style, 3 of 5');
});

test('a time of today needs no date, another one has it', () => {
  const now = new Date(2026, 10, 20, 15, 30);
  expect(sinceWords(new Date(2026, 10, 20, 14, 2), now)).toMatch(/^\D?\d{1,2}\D02/);
  expect(sinceWords(new Date(2026, 10, 20, 14, 2), now)).not.toContain('2026');
  expect(sinceWords(new Date(2026, 10, 19, 23, 59), now)).toContain('2026');
});
