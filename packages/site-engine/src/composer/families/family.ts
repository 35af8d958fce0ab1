import type { Html } from '../html.ts';
import type { ColourWish } from '../palette/asked-colours.ts';
import type { Base, Ground } from '../palette/palette.ts';
import type { Random } from '../random.ts';
import type { Part } from '../sections/section.ts';
import type { Site } from '../site.ts';
import type { FontName } from './fonts.ts';
import type { Kit } from './kit.ts';

export type FamilyId = 'calm' | 'classic' | 'editorial' | 'poster' | 'technical';

/** Where a part stands on its page. */
export interface Place {
  index: number;
  ground: Ground;
}

/** One way of laying out a whole site: its grid, its hero, its ornaments, its type. */
export interface Family {
  id: FamilyId;
  fonts: { display: FontName; displayItalic?: FontName; body: FontName; mono?: FontName };
  /** Its colours; without `dark` they are derived from the light ones. */
  colours(wish: ColourWish, random: Random): { light: Base; dark?: Base };
  /** Grounds in the order the sections take them. */
  grounds: readonly [Ground, ...Ground[]];
  kit: Kit;
  /** CSS of its own, where utilities do not reach. */
  styles: string;
  header(site: Site): Html;
  hero(site: Site): Html;
  /** The top of a page other than the first. */
  pageHead(site: Site, title: string): Html;
  /** Sets a part on the page. */
  frame(site: Site, part: Part, place: Place): Html;
  footer(site: Site): Html;
}
