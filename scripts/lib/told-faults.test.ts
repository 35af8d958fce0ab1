import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.js';

const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\s*\|$/g, '')));

const measured = new Map(
  rowsOf(readFileSync(inRoot('docs/faults.md'), 'utf8')).map(([id = '', , , result = '']) => [id, result]),
);

const [, faults = ''] = readFileSync(inRoot('docs/security.md'), 'utf8').split(/^## Faults$/m);
const told = rowsOf(faults.split(/^## /m)[0] ?? '').flatMap(([ids = '', , state = '']) =>
  ids.split(', ').map((id) => ({ id, state })),
);

test('the document tells of every fault, once', () => {
  expect(told.map(({ id }) => Number(id))).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
});

test('survived is only what held when it was carried out; else it is said that its tests tell so', () => {
  const survived = told.filter(({ state }) => /^survived(?! in its tests)/.test(state));
  expect(survived.length).toBeGreaterThan(10);
  expect(survived.filter(({ id }) => measured.get(id) !== 'held')).toEqual([]);
});

test('what did not hold is not called survived', () => {
  const failed = told.filter(({ id }) => measured.get(id) === 'did not hold');
  expect(failed.filter(({ state }) => state.startsWith('survived'))).toEqual([]);
});
