import { expect, it } from 'vitest';
import type { SiteFile } from '../../../site-file.ts';
import {
  changeTypefaces,
  NoTypeface,
  restoreTypefaces,
  typefaceNames,
  typefacesOf,
} from './change-typefaces.ts';
import { fontFaces, fontFiles, fontLicences } from './font-files.ts';
import { fontStack } from './font-table.ts';

const html = '<h1>Bread</h1><p>Żur and rye</p>';
const theme = [
  '@layer theme{:root,:host{--font-sans:-apple-system, sans-serif;--default-font-family:var(--font-sans);',
  `--default-mono-font-family:${fontStack('instrument-sans')};--font-body:${fontStack('instrument-sans')}}}`,
  '@layer base{body{font-family:var(--font-body);color:red}}@layer utilities{.text-xl{font-size:2rem}',
  `.font-display{font-family:${fontStack('fraunces').replaceAll('"', '')}}}`,
].join('');
const composed = (): SiteFile[] => [
  { path: 'index.html', content: html },
  {
    path: 'styles.css',
    content: theme + fontFaces(['fraunces', 'instrument-sans'], html).split('\n').join(''),
  },
  ...fontFiles(['fraunces', 'instrument-sans'], html),
  { path: 'LICENSES.txt', content: fontLicences(['fraunces', 'instrument-sans'], html) },
];
const sheetOf = (files: readonly { path: string; content?: unknown }[]) =>
  String(files.find(({ path }) => path === 'styles.css')?.content);
const pathsOf = (files: readonly SiteFile[]) => files.map(({ path }) => path).sort();

it('headings get another typeface, with its files and licence, and nothing is left of the old one', () => {
  const files = changeTypefaces(composed(), { headings: 'EB Garamond' });
  const css = sheetOf(files);
  expect(typefacesOf(css)).toEqual({ headings: 'EB Garamond', text: 'Instrument Sans' });
  expect(css).not.toContain('Fraunces');
  expect(css).toContain('body{font-family:var(--font-body);color:red}');
  expect(pathsOf(files)).toEqual([
    'LICENSES.txt',
    'fonts/eb-garamond-latin-ext.woff2',
    'fonts/eb-garamond-latin.woff2',
    'fonts/instrument-sans-latin-ext.woff2',
    'fonts/instrument-sans-latin.woff2',
    'index.html',
    'styles.css',
  ]);
  const licences = String(files.find(({ path }) => path === 'LICENSES.txt')?.content);
  expect(licences).toContain('EB Garamond');
  expect(licences).not.toContain('Fraunces');
});

it('every typeface can be chosen and taken back to the first bytes', () => {
  const made = composed();
  for (const { family, isForText } of typefaceNames) {
    const changed = changeTypefaces(made, { headings: family, ...(isForText && { text: family }) });
    const again = changeTypefaces(changed, { headings: 'Jost', text: 'Jost' });
    const back = restoreTypefaces(again, made);
    expect(pathsOf(back)).toEqual(pathsOf(made));
    for (const file of made)
      expect(back.find(({ path }) => path === file.path)?.content).toEqual(file.content);
  }
});

it('a site of a model is changed as far as its theme says it', () => {
  const css =
    ':root{--font-display:Georgia, serif;--color-crust:#421}body{font-family:system-ui}h1{color:red}';
  const site: SiteFile[] = [
    { path: 'index.html', content: html },
    { path: 'styles.css', content: css },
    { path: 'LICENSES.txt', content: 'MIT' },
  ];
  const files = changeTypefaces(site, { headings: 'Figtree', text: 'Figtree' });
  expect(typefacesOf(sheetOf(files))).toEqual({ headings: 'Figtree', text: 'Figtree' });
  expect(files.find(({ path }) => path === 'LICENSES.txt')?.content).toBe('MIT');
  expect(pathsOf(files)).toContain('FONT-LICENSES.txt');
  const bare: SiteFile[] = [{ path: 'styles.css', content: 'p{color:red}' }];
  expect(() => changeTypefaces(bare, { headings: 'Figtree' })).toThrow(NoTypeface);
  expect(() => changeTypefaces(site, { headings: 'Comic Sans' })).toThrow(RangeError);
});
