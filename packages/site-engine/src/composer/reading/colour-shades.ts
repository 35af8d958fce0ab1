export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Shade = 'dark' | 'deep' | 'light' | 'pale' | 'soft' | 'muted' | 'vivid';

/** How a colour is shaded, in the words before or after its name. */
const words: Readonly<Record<Shade, string>> = {
  dark: 'dark|dunkle[rsmn]?|oscur[oa]s?|foncée?s?|sombres?|scur[oaie]|escur[oa]s?|داكن|غامق|濃い',
  deep: 'deep|rich|tiefe[rsmn]?|profund[oa]s?|profonde?s?|profond[oa]',
  light: 'light|helle[rsmn]?|clar[oa]s?|claire?s?|chiar[oaie]|فاتح|薄い|淡い',
  pale: 'pale|blasse[rsmn]?|pálid[oa]s?|pâles?|pallid[oa]',
  soft: 'soft|zarte[rsmn]?|sanfte[rsmn]?|suaves?|douce?s?|tenue',
  muted: 'muted|dusty|gedeckte[rsmn]?|apagad[oa]s?|spent[oa]',
  vivid:
    'tomato|honey|grass|apple|blood|ocean|pumpkin|canary|sunflower|candy|bright|vivid|acid|kräftige[rsmn]?|viv[oa]s?|vifs?|vives?',
};

const adjust: Readonly<Record<Shade, (colour: Oklch) => Oklch>> = {
  dark: ({ l, c, h }) => ({ l: Math.min(l * 0.62, 0.38), c: c * 0.8, h }),
  deep: ({ l, c, h }) => ({ l: Math.min(l * 0.72, 0.42), c, h }),
  light: ({ l, c, h }) => ({ l: Math.max(l, 0.83), c: c * 0.6, h }),
  pale: ({ l, c, h }) => ({ l: Math.max(l, 0.9), c: c * 0.4, h }),
  soft: ({ l, c, h }) => ({ l: Math.max(l, 0.78), c: c * 0.6, h }),
  muted: ({ l, c, h }) => ({ l, c: c * 0.5, h }),
  vivid: (colour) => colour,
};

const patterns = (Object.keys(words) as Shade[]).map(
  (shade) => [shade, new RegExp(`^(?:${words[shade]})$`, 'iu')] as const,
);

/** The source of a pattern for every word for a shade. */
export const anyShade = Object.values(words).join('|');

/** A colour as a word beside its name shades it. */
export function shaded(colour: Oklch, word: string | undefined): Oklch {
  const shade = word && patterns.find(([, pattern]) => pattern.test(word))?.[0];
  return shade ? adjust[shade](colour) : colour;
}
