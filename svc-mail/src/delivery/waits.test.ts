import { expect, it } from 'vitest';
import { waitAfter } from './waits.ts';

const waits = { firstMs: 300_000, longestMs: 3_600_000 };
const minutes = (attempts: number, random: number) => waitAfter(attempts, waits, () => random) / 60_000;

it('waits longer after each failure, up to the longest wait', () => {
  expect([1, 2, 3, 4, 5, 100].map((attempts) => minutes(attempts, 0))).toEqual([5, 10, 20, 40, 60, 60]);
});

it('spreads what failed together, and never comes back sooner than after the first wait', () => {
  expect(minutes(1, 1)).toBe(6);
  expect(minutes(0, 0)).toBe(5);
});
