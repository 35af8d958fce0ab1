import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFile } from '../../engine.ts';

const folder = path.join(import.meta.dirname, '../../../assets/fonts');

interface Font {
  family: string;
  /** The weights it can show, as `font-weight` takes them. */
  weight: string;
  style: 'normal' | 'italic';
  fallback: string;
  licence: string;
  stretch?: string;
}

const serif = 'ui-serif, Georgia, serif';
const sans = 'ui-sans-serif, system-ui, sans-serif';

const fonts = {
  fraunces: { family: 'Fraunces', weight: '430', style: 'normal', fallback: serif, licence: 'fraunces' },
  'fraunces-italic': {
    family: 'Fraunces',
    weight: '430',
    style: 'italic',
    fallback: serif,
    licence: 'fraunces',
  },
  'instrument-sans': {
    family: 'Instrument Sans',
    weight: '400 700',
    style: 'normal',
    fallback: sans,
    licence: 'instrument-sans',
  },
  geist: { family: 'Geist', weight: '400 700', style: 'normal', fallback: sans, licence: 'geist' },
  'geist-mono': {
    family: 'Geist Mono',
    weight: '450',
    style: 'normal',
    fallback: 'ui-monospace, monospace',
    licence: 'geist-mono',
  },
  figtree: { family: 'Figtree', weight: '400 700', style: 'normal', fallback: sans, licence: 'figtree' },
  anybody: {
    family: 'Anybody',
    weight: '900',
    style: 'normal',
    fallback: sans,
    licence: 'anybody',
    stretch: '50% 150%',
  },
  archivo: { family: 'Archivo', weight: '500 800', style: 'normal', fallback: sans, licence: 'archivo' },
  'eb-garamond': {
    family: 'EB Garamond',
    weight: '480',
    style: 'normal',
    fallback: serif,
    licence: 'eb-garamond',
  },
  'eb-garamond-italic': {
    family: 'EB Garamond',
    weight: '480',
    style: 'italic',
    fallback: serif,
    licence: 'eb-garamond',
  },
  'public-sans': {
    family: 'Public Sans',
    weight: '400 700',
    style: 'normal',
    fallback: sans,
    licence: 'public-sans',
  },
} as const satisfies Record<string, Font>;

export type FontName = keyof typeof fonts;
type Script = 'latin' | 'latin-ext';

const unicodeRange: Readonly<Record<Script, string>> = {
  latin:
    'U+20-7E, U+A0-FF, U+131, U+152-153, U+2010-2027, U+2030-203A, U+20AC, U+2116-2122, U+2190-2193, U+2212',
  'latin-ext': 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E80-1E85, U+1E9E, U+20A0-20AB, U+20AD-20BF',
};

const extended =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b\u1e80-\u1e85\u1e9e\u20a0-\u20ab\u20ad-\u20bf]/u;
const scriptsFor = (text: string): Script[] => (extended.test(text) ? ['latin', 'latin-ext'] : ['latin']);
const fileName = (name: FontName, script: Script) => `fonts/${name}-${script}.woff2`;

const read = (name: string) => new Uint8Array(readFileSync(path.join(folder, name)));

/** The `font-family` value for a font, with what stands in until it has loaded. */
export const fontStack = (name: FontName): string => `"${fonts[name].family}", ${fonts[name].fallback}`;

/** The files of the fonts in the scripts that the text needs. */
export const fontFiles = (names: readonly FontName[], text: string): SiteFile[] =>
  names.flatMap((name) =>
    scriptsFor(text).map((script) => ({
      path: fileName(name, script),
      content: read(`${name}-${script}.woff2`),
    })),
  );

function fontFace(name: FontName, script: Script): string {
  const font: Font = fonts[name];
  const stretch = font.stretch ? `font-stretch: ${font.stretch}; ` : '';
  return `@font-face { font-family: "${font.family}"; src: url(${fileName(name, script)}) format("woff2"); font-weight: ${font.weight}; ${stretch}font-style: ${font.style}; font-display: swap; unicode-range: ${unicodeRange[script]}; }`;
}

export const fontFaces = (names: readonly FontName[], text: string): string =>
  names.flatMap((name) => scriptsFor(text).map((script) => fontFace(name, script))).join('\n');

const separator = '-----------------------------------------------------------';

/** The licence of the fonts in use: each owner's line, then the terms once. */
export function fontLicences(names: readonly FontName[]): string {
  const texts = [...new Set(names.map((name) => fonts[name].licence))].map((name) =>
    readFileSync(path.join(folder, `${name}.LICENSE.txt`), 'utf8'),
  );
  const owners = texts.map((text) => text.slice(0, text.indexOf('\n')).trim());
  const terms = texts[0]?.slice(texts[0].indexOf(separator)) ?? '';
  return `Fonts in this site\n\n${owners.join('\n')}\n\nThey are licensed under the SIL Open Font License, Version 1.1:\n\n${terms}`;
}
