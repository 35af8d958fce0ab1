import type { Palette, PaletteId, TypePair } from '@sitewright/contracts';

export const paletteNames: Readonly<Record<PaletteId, string>> = {
  paper: 'Paper',
  white: 'White',
  tint: 'Tinted',
  shifted: 'Shifted',
  stone: 'Stone',
  night: 'Night',
};

/** A colour with what it does, and how well what stands on it can be read. */
export interface Role {
  name: string;
  css: string;
  contrast?: number;
}

export const rolesOf = ({ page, panel, text, button, accent, contrast }: Palette): Role[] => [
  { name: 'Page', css: page },
  { name: 'Panels', css: panel },
  { name: 'Text', css: text, contrast: contrast.text },
  { name: 'Buttons', css: button, contrast: contrast.button },
  { name: 'Accent', css: accent },
];

const inWords = ({ name, css, contrast }: Role): string =>
  `${name} ${css}${contrast === undefined ? '' : `, contrast ${contrast.toFixed(1)} to 1`}`;

/** The roles of a palette for who does not see them. */
export const rolesInWords = (palette: Palette): string => rolesOf(palette).map(inWords).join('; ');

interface PairWords {
  name: string;
  headings: string;
  text: string;
  /** Of headings, as sites have it. */
  weight: number;
}

/** Names of typefaces as `samples.css` has them. */
export const pairWords: Readonly<Record<TypePair, PairWords>> = {
  fraunces: { name: 'Fraunces', headings: 'Fraunces', text: 'Instrument Sans', weight: 430 },
  garamond: { name: 'Garamond', headings: 'EB Garamond', text: 'Public Sans', weight: 480 },
  cormorant: { name: 'Cormorant', headings: 'Cormorant Garamond', text: 'Jost', weight: 420 },
  figtree: { name: 'Figtree', headings: 'Figtree', text: 'Figtree', weight: 550 },
  geist: { name: 'Geist', headings: 'Geist', text: 'Geist', weight: 550 },
  archivo: { name: 'Archivo', headings: 'Archivo', text: 'Archivo', weight: 760 },
  baloo: { name: 'Baloo', headings: 'Baloo 2', text: 'Nunito', weight: 800 },
};
