import { expect, test } from 'vitest';
import { longDay, shortDay, sumOf } from './days.ts';

test('a day is the server’s, wherever the person is', () => {
  expect(shortDay('2026-11-01')).toBe('1 Nov');
  expect(longDay('2026-11-20')).toBe('Friday 20 November');
});

test('adds up each series by itself', () => {
  const days = [
    { date: '2026-11-19', sites: 2, signUps: 1 },
    { date: '2026-11-20', sites: 3, signUps: 0 },
  ];
  expect([sumOf(days, 'sites'), sumOf(days, 'signUps'), sumOf([], 'sites')]).toEqual([5, 1, 0]);
});
