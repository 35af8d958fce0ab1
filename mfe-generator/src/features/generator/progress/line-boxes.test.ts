import { expect, test } from 'vitest';
import { beforeWords, lineBoxes } from './line-boxes.ts';

const drawn = (place: number, running: number) =>
  lineBoxes({ place, running }).map(({ what, words }) => `${what} ${words}`.trim());

test.each([
  [3, 2, ['writing', 'writing', 'waiting 1', 'waiting 2', 'yours 3']],
  [1, 1, ['writing', 'yours 1']],
  [1, 0, ['yours 1']],
  [40, 8, ['writing 8', 'waiting 1 – 39', 'yours 40']],
])('place %i with %i being made', (place, running, boxes) => {
  expect(drawn(place, running)).toEqual(boxes);
});

test.each([
  [1, 'Yours is next.'],
  [2, 'One is waiting before yours.'],
  [3, 'Two are waiting before yours.'],
  [40, '39 are waiting before yours.'],
])('place %i in words', (place, words) => {
  expect(beforeWords({ place })).toBe(words);
});
