import { expect, test } from 'vitest';
import { sortFiles } from './sort-files.ts';

test('begins with the page one comes to first and ends with what lies in folders', () => {
  const paths = ['fonts/a.woff2', 'styles.css', 'book.html', 'index.html', 'blog/index.html', '404.html'];
  const files = paths.map((path) => ({ path, bytes: 1, isText: true }));
  expect(sortFiles(files).map(({ path }) => path)).toEqual([
    'index.html',
    '404.html',
    'book.html',
    'styles.css',
    'blog/index.html',
    'fonts/a.woff2',
  ]);
});
