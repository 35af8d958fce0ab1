export interface Font {
  family: string;
  /** The weights it can show, as `font-weight` takes them. */
  weight: string;
  style: 'normal' | 'italic';
  shape: 'serif' | 'sans' | 'mono';
  licence: string;
  stretch?: string;
}

/** The fonts a family is set in. Each is cut for Latin and extended Latin. */
export const fonts = {
  fraunces: { family: 'Fraunces', weight: '430', style: 'normal', shape: 'serif', licence: 'fraunces' },
  'fraunces-italic': {
    family: 'Fraunces',
    weight: '430',
    style: 'italic',
    shape: 'serif',
    licence: 'fraunces',
  },
  'instrument-sans': {
    family: 'Instrument Sans',
    weight: '400 700',
    style: 'normal',
    shape: 'sans',
    licence: 'instrument-sans',
  },
  geist: { family: 'Geist', weight: '400 700', style: 'normal', shape: 'sans', licence: 'geist' },
  'geist-mono': {
    family: 'Geist Mono',
    weight: '450',
    style: 'normal',
    shape: 'mono',
    licence: 'geist-mono',
  },
  figtree: { family: 'Figtree', weight: '400 700', style: 'normal', shape: 'sans', licence: 'figtree' },
  anybody: {
    family: 'Anybody',
    weight: '900',
    style: 'normal',
    shape: 'sans',
    licence: 'anybody',
    stretch: '50% 150%',
  },
  archivo: { family: 'Archivo', weight: '500 800', style: 'normal', shape: 'sans', licence: 'archivo' },
  'eb-garamond': {
    family: 'EB Garamond',
    weight: '480',
    style: 'normal',
    shape: 'serif',
    licence: 'eb-garamond',
  },
  'eb-garamond-italic': {
    family: 'EB Garamond',
    weight: '480',
    style: 'italic',
    shape: 'serif',
    licence: 'eb-garamond',
  },
  'public-sans': {
    family: 'Public Sans',
    weight: '400 700',
    style: 'normal',
    shape: 'sans',
    licence: 'public-sans',
  },
  cormorant: {
    family: 'Cormorant Garamond',
    weight: '420',
    style: 'normal',
    shape: 'serif',
    licence: 'cormorant-garamond',
  },
  'cormorant-italic': {
    family: 'Cormorant Garamond',
    weight: '420',
    style: 'italic',
    shape: 'serif',
    licence: 'cormorant-garamond',
  },
  jost: { family: 'Jost', weight: '400 600', style: 'normal', shape: 'sans', licence: 'jost' },
  baloo: { family: 'Baloo 2', weight: '800', style: 'normal', shape: 'sans', licence: 'baloo-2' },
  nunito: { family: 'Nunito', weight: '600 800', style: 'normal', shape: 'sans', licence: 'nunito' },
  schibsted: {
    family: 'Schibsted Grotesk',
    weight: '400 700',
    style: 'normal',
    shape: 'sans',
    licence: 'schibsted-grotesk',
  },
  readex: { family: 'Readex Pro', weight: '400 700', style: 'normal', shape: 'sans', licence: 'readex-pro' },
  'noto-serif-jp': {
    family: 'Noto Serif JP',
    weight: '400 700',
    style: 'normal',
    shape: 'serif',
    licence: 'noto-serif-jp',
  },
} as const satisfies Record<string, Font>;

export type FontName = keyof typeof fonts;

/**
 * Set beside every font for the letters that Latin ones lack; a browser asks for them by the characters of a page. A
 * site brings one Japanese font, its headings': other text takes the system's where there is one.
 */
const others = {
  serif: '"Noto Serif JP", "Hiragino Mincho ProN", "Yu Mincho", "Noto Sans JP", "Readex Pro"',
  sans: '"Noto Sans JP", "Hiragino Sans", "Yu Gothic", "Noto Serif JP", "Readex Pro"',
  mono: '"Noto Sans JP", "Readex Pro"',
} as const;
const generic = {
  serif: 'ui-serif, Georgia, serif',
  sans: 'ui-sans-serif, system-ui, sans-serif',
  mono: 'ui-monospace, monospace',
} as const;

/** The `font-family` value for a font, with what stands in for it and for scripts it lacks. */
export function fontStack(name: FontName): string {
  const { family, shape } = fonts[name];
  return `"${family}", ${others[shape]}, ${generic[shape]}`;
}
