import { expect, it } from 'vitest';
import { markdownTable } from '../lib/table.ts';
import { bytes, number, wrap } from './markdown.ts';

it('makes a table of its rows', () => {
  expect(
    markdownTable([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
});

it.each([
  [0, '0'],
  [0.012345, '0.0123'],
  [12.345, '12.3'],
  [1_234_567, '1,230,000'],
])('writes %d with three digits that count', (value, text) => {
  expect(number(value)).toBe(text);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [61_500, '61.5 KB'],
  [4.5e12, '4.5 TB'],
  [2e18, '2,000 PB'],
])('writes %d bytes in the unit that fits', (value, text) => {
  expect(bytes(value)).toBe(text);
});

it('breaks prose into lines, and no word', () => {
  const text = 'four '.repeat(60).trimEnd();
  const lines = wrap(text).split('\n');
  expect(lines.map(({ length }) => length)).toEqual([134, 134, 29]);
  expect(lines.join(' ')).toBe(text);
});
