import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFile } from '../../../site-file.ts';
import { type Font, type FontName, fonts } from './font-table.ts';
import { subsetToWoff } from './subset-font.ts';

const folder = path.join(import.meta.dirname, '../../../../assets/fonts');
const read = (name: string) => new Uint8Array(readFileSync(path.join(folder, name)));

/** One file of a font: what its rule says and where its bytes are. */
interface Cut {
  font: Font;
  path: string;
  format: 'woff' | 'woff2';
  unicodeRange: string;
  content(): Uint8Array;
}

const ranges = {
  latin:
    'U+20-7E, U+A0-FF, U+131, U+152-153, U+2010-2027, U+2030-203A, U+20AC, U+2116-2122, U+2190-2193, U+2212',
  'latin-ext': 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E80-1E85, U+1E9E, U+20A0-20AB, U+20AD-20BF',
  arabic: 'U+600-6FF, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC',
  japanese: 'U+3000-30FF, U+3400-9FFF, U+F900-FAFF, U+FF00-FFEF',
} as const;

const extended =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b\u1e80-\u1e85\u1e9e\u20a0-\u20ab\u20ad-\u20bf]/u;
const arabic = /\p{Script=Arabic}/u;
const japanese = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/gu;

function latinCut(name: FontName, script: 'latin' | 'latin-ext'): Cut {
  const file = `${name}-${script}.woff2`;
  return {
    font: fonts[name],
    path: `fonts/${file}`,
    format: 'woff2',
    unicodeRange: ranges[script],
    content: () => read(file),
  };
}

/** Readex Pro joins whatever Arabic letters a page has, in every family. */
const arabicCut: Cut = {
  font: fonts.readex,
  path: 'fonts/readex-arabic.woff2',
  format: 'woff2',
  unicodeRange: ranges.arabic,
  content: () => read('readex-arabic.woff2'),
};

const notoSans: Font = {
  family: 'Noto Sans JP',
  weight: '400 700',
  style: 'normal',
  shape: 'sans',
  licence: 'noto-sans-jp',
};

/** The Japanese characters a page has and no others: the whole font would weigh a megabyte. */
function japaneseCut(font: Font, characters: string): Cut {
  return {
    font,
    path: `fonts/${font.licence}.woff`,
    format: 'woff',
    unicodeRange: ranges.japanese,
    content: () => subsetToWoff(read(`${font.licence}.ttf`), characters),
  };
}

function japaneseCuts(names: readonly FontName[], text: string): Cut[] {
  const characters = [...new Set(text.match(japanese))].sort().join('');
  if (!characters) return [];
  const display = names[0] && fonts[names[0]].shape === 'serif' ? fonts['noto-serif-jp'] : notoSans;
  return [japaneseCut(display, characters)];
}

/** The cuts of these fonts, and of the fonts beside them, that the text needs. The first font is the headings'. */
const cutsFor = (names: readonly FontName[], text: string): Cut[] => [
  ...names.flatMap((name) => [
    latinCut(name, 'latin'),
    ...(extended.test(text) ? [latinCut(name, 'latin-ext')] : []),
  ]),
  ...(arabic.test(text) ? [arabicCut] : []),
  ...japaneseCuts(names, text),
];

export const fontFiles = (names: readonly FontName[], text: string): SiteFile[] =>
  cutsFor(names, text).map((cut) => ({ path: cut.path, content: cut.content() }));

function fontFace({ font, path: file, format, unicodeRange }: Cut): string {
  const stretch = font.stretch ? `font-stretch: ${font.stretch}; ` : '';
  return `@font-face { font-family: "${font.family}"; src: url(${file}) format("${format}"); font-weight: ${font.weight}; ${stretch}font-style: ${font.style}; font-display: swap; unicode-range: ${unicodeRange}; }`;
}

export const fontFaces = (names: readonly FontName[], text: string): string =>
  cutsFor(names, text).map(fontFace).join('\n');

const separator = '-----------------------------------------------------------';

/** The licence of the fonts in use: each owner's line, then the terms once. */
export function fontLicences(names: readonly FontName[], text: string): string {
  const texts = [...new Set(cutsFor(names, text).map(({ font }) => font.licence))].map((name) =>
    readFileSync(path.join(folder, `${name}.LICENSE.txt`), 'utf8'),
  );
  const owners = texts.map((licence) => licence.slice(0, licence.indexOf('\n')).trim());
  const terms = texts[0]?.slice(texts[0].indexOf(separator)) ?? '';
  return `Fonts in this site\n\n${[...new Set(owners)].join('\n')}\n\nThey are licensed under the SIL Open Font License, Version 1.1:\n\n${terms}`;
}
