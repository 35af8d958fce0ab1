import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without options every prompt is judged, in a browser', () => {
  expect(readOptions([])).toEqual({ inBrowser: true });
});

test('some prompts are named by their numbers', () => {
  expect(readOptions(['--only', '1,40', '--no-browser'])).toEqual({
    only: new Set([1, 40]),
    inBrowser: false,
  });
});

test.each(['', 'bakery', '1;2', '1,'])('--only %j is refused with an example', (only) => {
  expect(() => readOptions(['--only', only])).toThrow('--only 1,12,40');
});

test('an unknown option is refused', () => {
  expect(() => readOptions(['--fast'])).toThrow('--fast');
});
