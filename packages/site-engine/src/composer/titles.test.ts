import { expect, test } from 'vitest';
import { oneLine } from './titles.ts';

test.each([
  ['Bread first,|then the hill.', 'Bread first, then the hill.'],
  ['潮の香と、|今日の魚。', '潮の香と、今日の魚。'],
  ['コーヒー|一杯', 'コーヒー一杯'],
  ['خبز|كل صباح', 'خبز كل صباح'],
  ['One line', 'One line'],
])('%s is %s on one line', (title, line) => {
  expect(oneLine(title)).toBe(line);
});
