import { expect, it } from 'vitest';
import { waitingTime } from './waiting-time.ts';

it.each([
  [1, '1 second'],
  [40, '40 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [900, '15 minutes'],
  [5401, '2 hours'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});
