import { calm } from './calm/calm.ts';
import { classic } from './classic/classic.ts';
import type { FamilyDesign, FamilyId } from './family.ts';

/** Every layout family. A new one is a folder beside this file and a line here. */
export const families: Readonly<Record<FamilyId, FamilyDesign>> = {
  calm,
  classic,
  editorial: classic,
  japanese: calm,
  luxe: classic,
  minimal: calm,
  mosaic: calm,
  playful: calm,
  poster: classic,
  technical: calm,
};
