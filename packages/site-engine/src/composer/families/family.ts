import type { Html } from '../html.ts';
import type { ColourWish } from '../palette/asked-colours.ts';
import type { Base, Ground } from '../palette/palette.ts';
import type { Random } from '../random.ts';
import type { Part } from '../sections/section.ts';
import type { Site } from '../site.ts';
import type { Look } from './look.ts';

/** Where a part stands on its page. */
export interface Place {
  index: number;
  ground: Ground;
}

/** One way of laying out a whole site: its grid, its hero, its ornaments, its type. */
export interface Family extends Look {
  /** Its colours; without `dark` they are derived from the light ones. */
  colours(wish: ColourWish, random: Random): { light: Base; dark?: Base };
  header(site: Site): Html;
  hero(site: Site): Html;
  /** The top of a page other than the first. */
  pageHead(site: Site, title: string): Html;
  /** Sets a part on the page. */
  frame(site: Site, part: Part, place: Place): Html;
  footer(site: Site): Html;
}
