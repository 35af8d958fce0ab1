import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('goes up to two thousand people by itself', () => {
  expect(readOptions([])).toEqual({
    people: [10, 50, 100, 250, 500, 1000, 2000],
    seconds: 30,
    isWritten: false,
    isPageOnly: false,
  });
});

it('takes other steps', () => {
  const args = ['--people', '5,10', '--seconds', '3', '--write'];
  expect(readOptions(args)).toEqual({ people: [5, 10], seconds: 3, isWritten: true, isPageOnly: false });
});

it.each([
  [['--people', '10,many'], '--people takes whole numbers from 1 to 20000; "many" is none.'],
  [['--people', '10,0'], '"0" is none'],
  [['--people', ''], '"" is none'],
  [['--people', '100,10'], '--people takes numbers that grow'],
  [['--people', '10,10'], '--people takes numbers that grow'],
  [['--seconds', '1.5'], '--seconds takes whole numbers'],
  [['--minutes', '5'], "Unknown option '--minutes'"],
])('refuses %j', (args, problem) => {
  expect(() => readOptions(args)).toThrow(problem);
});
