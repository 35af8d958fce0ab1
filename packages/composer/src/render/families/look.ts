import { type DesignFamily, designFamilies } from '@sitewright/contracts';
import type { Ground } from '../palette/palette.ts';
import type { FontName } from './fonts/font-table.ts';
import type { Kit } from './kit.ts';

export const familyIds = designFamilies;
export type FamilyId = DesignFamily;

/** Corners of panels, of what lies inside them and of controls, as CSS lengths. */
export interface Corners {
  panel: string;
  inner: string;
  control: string;
}

/** How far apart sections stand. */
export type Rhythm = 'close' | 'even' | 'wide';

/** How a heading stands beside or above its part. */
export interface Heading {
  /** One that stands beside its part stands at its end. */
  isMirrored: boolean;
  /** By how many twelfths of the width it is broader than the family has it. */
  broader: -1 | 0 | 1;
}

/** How a typeface is set that a family was not drawn for. */
export interface Face {
  /** The mean width of a letter as a share of the type's size. */
  advance: number;
  weight: number;
}

/** What sections take from their family: type, classes and grounds. */
export interface Look extends Heading {
  id: FamilyId;
  fonts: { display: FontName; displayItalic?: FontName; body: FontName; mono?: FontName };
  corners: Corners;
  rhythm: Rhythm;
  /** The headings of a page in turn, no two neighbours alike; the hero's stands by the look itself. */
  headings: readonly Heading[];
  /** Grounds in the order the sections take them. */
  grounds: readonly [Ground, ...Ground[]];
  kit: Kit;
  /** Of headings in a typeface that was chosen in place of the family's own. */
  face?: Face;
}
