import type { Ground } from '../palette/palette.ts';
import type { FamilyId } from './family-id.ts';
import type { FontName } from './fonts/font-table.ts';
import type { Kit } from './kit.ts';

/** Corners of panels, of what lies inside them and of controls, as CSS lengths. */
export interface Corners {
  panel: string;
  inner: string;
  control: string;
}

/** How far apart sections stand. */
export type Rhythm = 'close' | 'even' | 'wide';

/** What sections take from their family: type, classes and grounds. */
export interface Look {
  id: FamilyId;
  fonts: { display: FontName; displayItalic?: FontName; body: FontName; mono?: FontName };
  corners: Corners;
  rhythm: Rhythm;
  /** Headings that stand beside their part stand at its end. */
  isMirrored: boolean;
  /** By how many twelfths of the width such headings are broader than the family has them. */
  broader: -1 | 0 | 1;
  /** Grounds in the order the sections take them. */
  grounds: readonly [Ground, ...Ground[]];
  kit: Kit;
}
