import { expect, test } from 'vitest';
import { fittedLine, linesOf } from './fitted-type.ts';

test.each([
  ['Noise Floor', ['Noise', 'Floor']],
  ['The Low Ceilings', ['The', 'Low', 'Ceilings']],
  ['Zebra', ['Zebra']],
  ['St. Mary of the Long Field Choir', ['St. Mary of', 'the Long', 'Field Choir']],
])('%s', (words, lines) => {
  expect(linesOf(words)).toEqual(lines);
});

test('a line is escaped and fills its width', () => {
  expect(String(fittedLine('<b>', ''))).toContain('textLength="1000"');
  expect(String(fittedLine('<b>', ''))).not.toContain('<b>');
});
