import type { FamilyDesign } from '../family.ts';
import type { Face, Look } from '../look.ts';
import { type Font, type FontName, fonts } from './font-table.ts';

// The keys of an object that is known whole.
const names = Object.keys(fonts) as FontName[];

export const fontCalled = (family: string, style: Font['style']): FontName | undefined =>
  names.find((name) => fonts[name].family === family && fonts[name].style === style);

/** How broad headings are in each typeface; what is not named here is as broad as most. */
const advances: Partial<Record<FontName, number>> = {
  fraunces: 0.56,
  'eb-garamond': 0.52,
  cormorant: 0.5,
  jost: 0.56,
  schibsted: 0.56,
  archivo: 0.62,
  baloo: 0.62,
  readex: 0.62,
  'noto-serif-jp': 0.62,
  anybody: 0.74,
};
const usualAdvance = 0.6;
/** The weight of headings where a typeface has several. */
const weights: Partial<Record<FontName, number>> = { archivo: 760, nunito: 800 };
const usualWeight = 550;
/** Capitals are so much broader than small letters. */
const capitals = 1.2;

export function faceOf(name: FontName, { id }: Pick<FamilyDesign, 'id'>): Face {
  const advance = advances[name] ?? usualAdvance;
  const only = Number(fonts[name].weight);
  return {
    advance: id === 'poster' ? advance * capitals : advance,
    weight: Number.isNaN(only) ? (weights[name] ?? usualWeight) : only,
  };
}

/** The typefaces of a family, or those that a person has chosen by their names and how the family has to set them. */
export function typeOf(
  family: Pick<FamilyDesign, 'id' | 'fonts'>,
  letters: { headings: string; text: string } | undefined,
): Pick<Look, 'fonts' | 'face'> {
  const own = family.fonts;
  const display = letters && fontCalled(letters.headings, 'normal');
  const body = letters && fontCalled(letters.text, 'normal');
  if (!letters || !display || !body) return { fonts: own };
  const displayItalic = fontCalled(letters.headings, 'italic');
  return {
    fonts: { display, body, ...(displayItalic && { displayItalic }), ...(own.mono && { mono: own.mono }) },
    ...(display !== own.display && { face: faceOf(display, family) }),
  };
}
