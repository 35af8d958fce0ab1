import { expect, test } from 'vitest';
import { workOut } from './modules/formula.js';

test.each([
  ['bill * 12 * 0.3', { bill: 50 }, 180],
  ['(guests + 2) * slices / 18', { guests: 16, slices: 3 }, 3],
  ['a - b - c', { a: 10, b: 3, c: 2 }, 5],
  ['2 + 3 * 4', {}, 14],
  ['loan * (1 + rate / 100) ^ years', { loan: 100, rate: 10, years: 2 }, 121.00000000000001],
  ['-(a) × 2', { a: 3 }, -6],
])('%s', (formula, values, result) => {
  expect(workOut(formula, values)).toBeCloseTo(result);
});

test.each(['alert(1)', 'a.constructor', '1; 2', 'a b', '(1 + 2', '2 +', 'constructor', 'x => x', ''])(
  '%s is no formula',
  (formula) => {
    expect(workOut(formula, { a: 1 })).toBeNaN();
  },
);
