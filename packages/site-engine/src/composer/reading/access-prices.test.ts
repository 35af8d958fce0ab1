import { expect, test } from 'vitest';
import { areAccessPrices } from './access-prices.ts';

test.each([
  [['Drop-in', '$18'], ['Ten classes', '$150'], true],
  [['Solo', '$9/month'], ['Studio', '$29/month'], true],
  [['Erwachsene', '5 €'], ['Kinder', '3 €'], true],
  [['Bread', '€4'], ['Cake', '€3'], false],
])('%j and %j', ([name = '', price = ''], [other = '', cost = ''], expected) => {
  expect(
    areAccessPrices([
      { name, price },
      { name: other, price: cost },
    ]),
  ).toBe(expected);
});

test('a single price is no list', () => {
  expect(areAccessPrices([{ name: 'Day pass', price: '€9' }, { name: 'Boat' }])).toBe(false);
});
