import { expect, test } from 'vitest';
import type { SiteFile } from '../engine.ts';
import { checkOutput } from './check-output.ts';

const home: SiteFile = { path: 'index.html', content: '<!doctype html>' };

test('accepts a site of 200 files', () => {
  const files = Array.from({ length: 199 }, (_, index) => ({ path: `p${index}.html`, content: '' }));

  expect(() => checkOutput([home, ...files])).not.toThrow();
});

test.each<[string, SiteFile[], object]>([
  ['no home page', [{ path: 'about.html', content: '' }], { code: 'GENERATION_EMPTY' }],
  [
    'too many files',
    Array.from({ length: 201 }, (_, index) => ({ path: `p${index}.html`, content: '' })),
    { code: 'PROVIDER_FAILED', message: expect.stringContaining('more than 200 files') },
  ],
  [
    'too many bytes',
    [home, { path: 'font.woff2', content: new Uint8Array(8 * 1024 * 1024) }],
    { code: 'PROVIDER_FAILED', message: expect.stringContaining('larger than 8 MB') },
  ],
  [
    'an unsafe path',
    [home, { path: '../x', content: '' }],
    { message: expect.stringContaining("leaves the site's folder") },
  ],
  [
    'twins',
    [home, { path: 'Index.html', content: '' }],
    { message: expect.stringContaining('is there twice') },
  ],
])('refuses %s', (_, files, error) => {
  expect(() => checkOutput(files)).toThrow(expect.objectContaining(error));
});
