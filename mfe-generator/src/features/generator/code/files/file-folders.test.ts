import { expect, test } from 'vitest';
import { treeLines } from './file-folders.ts';

const files = [
  'index.html',
  'a/b/deep.html',
  'styles.css',
  'a/near.html',
  'fonts/x.woff2',
  'a/b/other.html',
].map((path) => ({ path, bytes: 1, isText: true }));
const drawn = (closed: string[] = []) =>
  treeLines(files, new Set(closed)).map(
    ({ name, depth, kind }) => `${'  '.repeat(depth)}${name}${kind === 'folder' ? '/' : ''}`,
  );

test('what lies in a folder stands together below it', () => {
  expect(drawn()).toEqual([
    'index.html',
    'styles.css',
    'a/',
    '  near.html',
    '  b/',
    '    deep.html',
    '    other.html',
    'fonts/',
    '  x.woff2',
  ]);
});

test('a closed folder keeps what lies in it to itself', () => {
  expect(drawn(['a'])).toEqual(['index.html', 'styles.css', 'a/', 'fonts/', '  x.woff2']);
  expect(drawn(['a/b', 'fonts'])).toEqual([
    'index.html',
    'styles.css',
    'a/',
    '  near.html',
    '  b/',
    'fonts/',
  ]);
});
