import { expect, test } from 'vitest';
import { startOf } from './countdown.ts';

test.each(['20-22 June 2027', '20 June 2027', 'June 20, 2027', '20th of June 2027', '2027-06-20'])(
  '%s begins on the 20th',
  (date) => {
    expect(startOf(date)).toContain('2027-06-20');
  },
);

test('a date without a year does not begin', () => {
  expect(startOf('20 June')).toBeUndefined();
});
