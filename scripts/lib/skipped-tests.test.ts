import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.js';

const files = globSync('{packages,svc-*,gateway,shell,mfe-*,bench,scripts,e2e}/**/*.ts', {
  cwd: inRoot(),
  exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
});

/** From a condition to the function that runs where it holds: between them stand the name and the options of a test. */
const conditions = /\.(?:skipIf|runIf)\(.*?=>/gs;

test('a test that is skipped on some machines says what it needs', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(inRoot(file), 'utf8');
    return [...text.matchAll(conditions)].map(([call]) => ({ file, call }));
  });
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ call }) => !/\bneeds[A-Z]\w*/.test(call)).map(({ file }) => file)).toEqual([]);
});
