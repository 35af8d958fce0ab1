import { expect, test } from 'vitest';
import { readPitch } from './pitch.ts';

test.each([
  [
    'A website for Tom, a small vegan bakery in Lisbon that bakes at night. Warm.',
    'A small vegan bakery in Lisbon that bakes at night',
  ],
  [
    'Tom, a tool that searches logs for small teams, with features and pricing',
    'A tool that searches logs for small teams',
  ],
  ['Tom is a three-day festival in Rotterdam. No FAQ.', 'A three-day festival in Rotterdam'],
  [
    'a bakery called "Tom" in the old town of Porto, using earthy colours',
    'A bakery in the old town of Porto',
  ],
])('%s', (prompt, pitch) => {
  expect(readPitch(prompt, 'Tom', ['bakery'])).toBe(pitch);
});

test.each([
  'a website for a bakery',
  'a bakery',
  'Make a landing page with a hero section',
  'a dog walked by the river bank',
])('finds none in: %s', (prompt) => {
  expect(readPitch(prompt, 'Tom', ['bakery'])).toBeUndefined();
});
