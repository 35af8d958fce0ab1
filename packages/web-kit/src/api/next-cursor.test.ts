import { expect, test } from 'vitest';
import { readNextCursor } from './next-cursor.ts';

test.each([
  ['</api/my-sites?limit=24&cursor=a%2Fb>; rel="next"', 'a/b'],
  ['<https://example.com/api/my-sites?cursor=abc>; rel=next', 'abc'],
  ['</api/my-sites?cursor=old>; rel="prev", </api/my-sites?cursor=new>; rel="next"', 'new'],
])('reads the cursor of %s', (header, cursor) => {
  expect(readNextCursor(header)).toBe(cursor);
});

test.each([
  undefined,
  null,
  '',
  'next',
  '</api/my-sites?cursor=a>; rel="prev"',
  '</api/my-sites>; rel="next"',
])('reads nothing from %j', (header) => {
  expect(readNextCursor(header)).toBeUndefined();
});
