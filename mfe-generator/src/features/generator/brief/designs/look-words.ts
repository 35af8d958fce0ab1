import type { Palette, PaletteId } from '@sitewright/contracts';

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
