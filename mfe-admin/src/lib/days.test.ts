import { expect, test } from 'vitest';
import { longDay, shortDay } from './days.ts';

test('a day is the server’s, wherever the person is', () => {
  expect(shortDay('2026-11-01')).toBe('1 Nov');
  expect(longDay('2026-11-20')).toBe('Friday 20 November');
});
