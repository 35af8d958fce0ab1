import { expect, it } from 'vitest';
import { withBundledTypefaces } from './bundled-typefaces.ts';

const site = (css: string, html = '<h1>Bread</h1>') => [
  { path: 'index.html', content: html },
  { path: 'styles.css', content: css },
];
const contentOf = (files: { path: string; content: unknown }[], path: string) =>
  String(files.find((file) => file.path === path)?.content);

it('typefaces of ours that a stylesheet names are loaded from files of the site, with their licences', () => {
  const files = withBundledTypefaces(
    site(':root{--font-display:"EB Garamond",Georgia,serif;--font-body:figtree,sans-serif}'),
  );
  expect(files.map(({ path }) => path).sort()).toEqual([
    'LICENSES.txt',
    'fonts/eb-garamond-latin.woff2',
    'fonts/figtree-latin.woff2',
    'index.html',
    'styles.css',
  ]);
  expect(contentOf(files, 'styles.css')).toMatch(
    /@font-face \{ font-family: "EB Garamond"; src: url\(fonts\//,
  );
  expect(contentOf(files, 'LICENSES.txt')).toContain('Garamond');
});

it('slanted letters come where something is slanted', () => {
  const paths = withBundledTypefaces(site('body{font-family:"EB Garamond"}', '<em>Rye</em>')).map(
    ({ path }) => path,
  );
  expect(paths).toContain('fonts/eb-garamond-italic-latin.woff2');
});

it.each(['body{font-family:Georgia,serif}', 'p{color:red}', '@font-face{font-family:Figtree;src:url(x)}'])(
  'nothing is added where none is named: %s',
  (css) => expect(withBundledTypefaces(site(css))).toEqual(site(css)),
);

it('loads nothing twice', () => {
  const once = withBundledTypefaces(site('body{font-family:Figtree,sans-serif}'));
  expect(withBundledTypefaces(once)).toEqual(once);
});
