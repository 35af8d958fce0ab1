import { expect, test } from 'vitest';
import { sumOf } from './days.ts';

test('adds up each series by itself', () => {
  const days = [
    { date: '2026-11-19', sites: 2, signUps: 1 },
    { date: '2026-11-20', sites: 3, signUps: 0 },
  ];
  expect([sumOf(days, 'sites'), sumOf(days, 'signUps'), sumOf([], 'sites')]).toEqual([5, 1, 0]);
});
