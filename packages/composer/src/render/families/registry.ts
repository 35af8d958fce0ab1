import { calm } from './calm/calm.ts';
import { classic } from './classic/classic.ts';
import { editorial } from './editorial/editorial.ts';
import type { FamilyDesign } from './family.ts';
import { japanese } from './japanese/japanese.ts';
import type { FamilyId } from './look.ts';
import { luxe } from './luxe/luxe.ts';
import { minimal } from './minimal/minimal.ts';
import { mosaic } from './mosaic/mosaic.ts';
import { playful } from './playful/playful.ts';
import { poster } from './poster/poster.ts';
import { technical } from './technical/technical.ts';

/** Every layout family. A new one is a folder beside this file and a line here. */
export const families: Readonly<Record<FamilyId, FamilyDesign>> = {
  calm,
  classic,
  editorial,
  japanese,
  luxe,
  minimal,
  mosaic,
  playful,
  poster,
  technical,
};
