import { expect, it } from 'vitest';
import { batchPause, defaultTimings } from './generation-settings.ts';

it.each([
  [1, 100],
  [50, 100],
  [75, 150],
  [125, 250],
  [500, 250],
])('of %i generations that a process writes each has a batch every %i ms', (written, pause) => {
  expect(batchPause(defaultTimings, written)).toBe(pause);
});
