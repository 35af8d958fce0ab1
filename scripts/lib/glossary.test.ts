import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.js';

const rows = readFileSync(inRoot('docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!term |---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every term of the glossary stands once, and where it says', () => {
  const terms = rows.flatMap(([, names = '']) => names.split(', '));
  expect(terms.length).toBeGreaterThan(30);
  expect(terms).toEqual([...new Set(terms)]);
  const places = rows.flatMap(([, , , where = '']) =>
    [...where.matchAll(/`([^`*]+)`/g)].map(([, path = '']) => path),
  );
  expect(places.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});
