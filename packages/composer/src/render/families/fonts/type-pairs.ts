import type { TypePair } from '@sitewright/contracts';
import type { Face, Look } from '../look.ts';

interface Pair extends Face {
  fonts: Look['fonts'];
}

/** Typefaces that stand in for those of any family. Each has one weight for headings, whatever weight the family asks for. */
export const typePairs: Readonly<Record<TypePair, Pair>> = {
  fraunces: {
    fonts: { display: 'fraunces', displayItalic: 'fraunces-italic', body: 'instrument-sans' },
    advance: 0.56,
    weight: 430,
  },
  garamond: {
    fonts: { display: 'eb-garamond', displayItalic: 'eb-garamond-italic', body: 'public-sans' },
    advance: 0.52,
    weight: 480,
  },
  cormorant: {
    fonts: { display: 'cormorant', displayItalic: 'cormorant-italic', body: 'jost' },
    advance: 0.5,
    weight: 420,
  },
  figtree: { fonts: { display: 'figtree', body: 'figtree' }, advance: 0.6, weight: 550 },
  geist: { fonts: { display: 'geist', body: 'geist' }, advance: 0.6, weight: 550 },
  archivo: { fonts: { display: 'archivo', body: 'archivo' }, advance: 0.62, weight: 760 },
  baloo: { fonts: { display: 'baloo', body: 'nunito' }, advance: 0.62, weight: 800 },
};
