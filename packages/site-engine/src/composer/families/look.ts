import type { Ground } from '../palette/palette.ts';
import type { FamilyId } from './family-id.ts';
import type { FontName } from './fonts/font-table.ts';
import type { Kit } from './kit.ts';

/** What sections take from their family: type, classes and grounds. */
export interface Look {
  id: FamilyId;
  fonts: { display: FontName; displayItalic?: FontName; body: FontName; mono?: FontName };
  /** Corners of panels and of what lies inside them, as CSS lengths. */
  corners: { panel: string; inner: string };
  /** Grounds in the order the sections take them. */
  grounds: readonly [Ground, ...Ground[]];
  kit: Kit;
}
