import { expect, test } from 'vitest';
import { yearlyPrice } from './yearly-price.ts';

test.each([
  ['$19/month', '$228 a year'],
  ['€4.50 a month', '€54 a year'],
  ['9.99€ per month', '119.88€ a year'],
])('%s is %s', (month, year) => {
  expect(yearlyPrice(month)).toBe(year);
});

test.each(['€39', '$5 a week', '', 'free'])('“%s” has no yearly price', (price) => {
  expect(yearlyPrice(price)).toBeUndefined();
});
