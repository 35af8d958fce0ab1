import { expect, test } from 'vitest';
import type { SiteFile } from '../engine.ts';
import { addLaunchPack } from './add-launch-pack.ts';

const home: SiteFile = {
  path: 'index.html',
  content: '<!doctype html><html class="a" lang="de"><body class="bg-sand text-ink/90"><h1>Hi</h1>',
};
const contentOf = (files: readonly SiteFile[], path: string) =>
  files.find((file) => file.path === path)?.content;

test('adds icon, robots and the page for unknown addresses', () => {
  const files = addLaunchPack('Über <b>', [home]);

  expect(files.map(({ path }) => path)).toEqual(['index.html', 'favicon.svg', 'robots.txt', '404.html']);
  expect(contentOf(files, 'favicon.svg')).toContain('>Ü</text>');
  expect(contentOf(files, '404.html')).toContain('Über &lt;b&gt;');
  expect(contentOf(files, '404.html')).toContain('<html lang="de">');
  expect(contentOf(files, '404.html')).toContain('<body class="bg-sand text-ink/90 flex');
});

test('keeps what the engine has written', () => {
  const own = { path: 'favicon.svg', content: '<svg/>' };

  expect(contentOf(addLaunchPack('Bakery', [home, own]), 'favicon.svg')).toBe('<svg/>');
});

test('draws an icon for a name without letters', () => {
  expect(contentOf(addLaunchPack('!!!', [home]), 'favicon.svg')).toContain('>•</text>');
});

test.each([
  ['de', 'Seite nicht gefunden', false],
  ['es-MX', 'Página no encontrada', false],
  ['ar', 'الصفحة غير موجودة', true],
  ['nl', 'Page not found', false],
])('the page for unknown addresses speaks %s', (language, heading, isRightToLeft) => {
  const page = contentOf(
    addLaunchPack('A$&B', [{ path: 'index.html', content: `<html lang="${language}">` }]),
    '404.html',
  );

  expect(page).toContain(`<h1 class="text-4xl font-bold">${heading}</h1>`);
  expect(page).toContain('A$&amp;B');
  expect(String(page).includes('dir="rtl"')).toBe(isRightToLeft);
});
