import { expect, test } from 'vitest';
import { compilePattern } from './compile-pattern.ts';
import { countSteps } from './count-steps.ts';
import { enginePatterns } from './engine-patterns.ts';
import { isLinear, worstSteps } from './worst-steps.ts';

test.each([
  ['cubic: a digit in brackets', /\([^)]*\d[^)]*\)/u],
  ['quadratic: a run that ends badly', /a+b/u],
  ['quadratic: blanks before the end', /\s+$/u],
  ['quadratic: a look behind without an end', /(?<=^\w+)-/u],
  ['quadratic: the rest of a line that does not end the text', /;.*$/u],
  ['quadratic: tags without an end', /<style>[\s\S]*?<\/style>/g],
  ['exponential: runs of runs', /^(?:a+)+$/],
  ['bounded, but by too much', /\d{1,900}[a-z]{0,900}!/],
])('finds what is %s', (_, pattern) => {
  expect(isLinear(worstSteps(pattern))).toBe(false);
});

test.each([
  ['a run from its beginning', /(?<!a)a+b/u],
  ['a bounded run', /a{1,50}b/u],
  ['blanks before the end', /(?<!\s)\s+$/u],
  ['words', /(?<![\p{L}\p{N}])(?:dark|light)[\s-]+blue(?![\p{L}\p{N}])/iu],
  ['a letter twice', /(\p{L})\1+/gu],
])('lets pass %s', (_, pattern) => {
  expect(isLinear(worstSteps(pattern))).toBe(true);
});

test('counts the same for the same pattern and text', () => {
  const program = compilePattern(/a+b/u);
  const steps = (length: number) => countSteps(program, 'a'.repeat(length), 10 ** 9);
  expect(steps(100)).toBe(steps(100));
  expect(steps(2_000) / steps(1_000)).toBeCloseTo(4, 1);
});

const { patterns, silent } = await enginePatterns();
const atOnce = 50;
const parts = Array.from({ length: Math.ceil(patterns.length / atOnce) }, (_, part) => part * atOnce);

test('finds the patterns of the engine', () => {
  expect(patterns.length).toBeGreaterThan(400);
});

/** They build theirs of two letters, and of names of colours in a language that has none yet. */
const seldom = [
  'packages/composer/src/brief/read/identity/name/read-name.ts',
  'packages/composer/src/revise/read-look.ts',
];

test('every other file that builds patterns has built one', () => expect(silent).toEqual(seldom));

test.each(parts)('every pattern of the engine reads in linear time, from the %ith on', (first) => {
  const worst = patterns
    .slice(first, first + atOnce)
    .map(({ pattern, file }) => ({ file, pattern: String(pattern).slice(0, 200), ...worstSteps(pattern) }));
  expect(worst.filter((each) => !isLinear(each))).toEqual([]);
});
