import { expect, test } from 'vitest';
import { tokensOf } from '../chain/tokens.ts';
import { regionsOf, segmentsOf } from './segments.ts';

function partsOf(text: string): string[] {
  const tokens = tokensOf(text, { hasWholeNumbers: true });
  return segmentsOf(tokens).map(({ from, to, startsSentence }) => {
    const words = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
    return startsSentence ? `| ${words}` : words;
  });
}

test.each([
  ['Stool £40, no, £45. Two rooms', ['| Stool £40,', 'no,', '£45.', '| Two rooms']],
  ['Fee 45 (sorry, 49) a month', ['| Fee 45', '(sorry,', '49)', 'a month']],
  ['Open at 7 – er, 8 – daily', ['| Open at 7', '– er,', '8', '– daily']],
  ['Kurs am 7. Juni, nein, am 14. Juni', ['| Kurs am 7. Juni,', 'nein,', 'am 14. Juni']],
  ['It is 18. Please be kind', ['| It is 18.', '| Please be kind']],
  ['Dr. Quist, 10.30am', ['| Dr. Quist,', '10.30am']],
  ['Rye 4\nSpelt 5', ['| Rye 4', '| Spelt 5']],
  ['mon-fri and half-price', ['| mon-fri and half-price']],
])('a prompt is parted where somebody may stop: %s', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test('segments that follow each other are one region, as likely as the likeliest', () => {
  const segments = segmentsOf(tokensOf('One, two, three, four'));
  expect(regionsOf(segments, [0, 0.6, 0.9, 0])).toEqual([
    { from: 2, to: 6, startsSentence: false, likelihood: 0.9 },
  ]);
  expect(regionsOf(segments, [0.7, 0, 0.8, 0])).toHaveLength(2);
});
