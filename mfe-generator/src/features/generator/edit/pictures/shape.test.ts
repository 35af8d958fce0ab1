import { expect, test } from 'vitest';
import { inPart, isWhole, largestOf, whole, within } from './shape.ts';

test('the largest part of a shape lies in the middle', () => {
  expect(largestOf({ width: 1600, height: 900 }, 1)).toEqual({ x: 0.21875, y: 0, width: 0.5625, height: 1 });
  expect(largestOf({ width: 800, height: 1000 }, 1.6)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  expect(largestOf({ width: 800, height: 1000 }, undefined)).toBe(whole);
});

test('a point stays in the part that is kept', () => {
  const part = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
  expect(isWhole(part)).toBe(false);
  expect(within({ x: 0.2, y: 0.25 }, part)).toEqual({ x: 0.5, y: 0.25 });
  expect(inPart({ x: 0.75, y: 0.25 }, part)).toEqual({ x: 0.5, y: 0.5 });
});
