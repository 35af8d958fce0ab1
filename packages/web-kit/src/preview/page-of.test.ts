import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

it.each([
  ['/preview/abc/about/', 'about/index.html'],
  ['/preview/abc/caf%C3%A9.html#menu', 'café.html'],
  ['/preview/abc/v/12/about.html', 'about.html'],
  ['/preview/abc/v/12/', 'index.html'],
  [`/preview/abc/offered/${'c'.repeat(24)}/about.html`, 'about.html'],
  ['/preview/other/about.html', undefined],
])('%s shows %s', (path, page) => {
  expect(pageOf('abc', path)).toBe(page);
});
