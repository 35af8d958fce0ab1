import { expect, test } from 'vitest';
import { beforeWords, lineBoxes, waitWords } from './line-boxes.ts';

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

test.each([
  [undefined, ''],
  [0, 'Less than a minute.'],
  [44, 'Less than a minute.'],
  [45, 'About a minute.'],
  [89, 'About a minute.'],
  [90, 'About 2 minutes.'],
  [1200, 'About 20 minutes.'],
])('%s seconds in words', (seconds, words) => {
  expect(waitWords({ seconds })).toBe(words);
});
