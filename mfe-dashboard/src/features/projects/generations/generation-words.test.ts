import { expect, test } from 'vitest';
import { sinceWords, stepWords } from './generation-words.ts';

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
