import { expect, it } from 'vitest';
import { isTextPath } from './is-text.ts';

it.each([
  ['index.html', true],
  ['styles.css', true],
  ['js/script.js', true],
  ['data/menu.json', true],
  ['site.webmanifest', true],
  ['images/logo.svg', true],
  ['sitemap.xml', true],
  ['LICENSES.txt', true],
  ['CNAME', true],
  ['fonts/inter.woff2', false],
  ['images/photo.png', false],
  ['favicon.ico', false],
  ['menu.pdf', false],
  ['js/maps.zip', false],
])('%s is text: %s', (path, isText) => {
  expect(isTextPath(path)).toBe(isText);
});
