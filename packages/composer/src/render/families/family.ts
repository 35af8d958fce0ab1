import type { Random } from '../../random.ts';
import type { Html } from '../h.ts';
import type { ColourWish } from '../palette/asked-colours.ts';
import type { Base, Ground } from '../palette/palette.ts';
import type { PageToRender, PageWithHero, Part } from '../site.ts';
import type { Corners, Look, Rhythm } from './look.ts';
import type { PlainStyle } from './shared/plain-heroes.ts';

/** Where a part stands on its page. */
export interface Place {
  index: number;
  ground: Ground;
  /** The ground of what follows it. */
  next: Ground;
}

type Choices<Item> = readonly [Item, ...Item[]];

interface Layout {
  /** Its colours; without `dark` they are derived from the light ones. */
  colours(wish: ColourWish, random: Random): { light: Base; dark?: Base };
  /** The top of a page other than the first. */
  pageHead(page: PageToRender, title: string): Html;
  /** Sets a part on the page. */
  frame(page: PageToRender, part: Part, place: Place): Html;
}

/** One way of laying out a whole site, with every choice made. */
export interface Family extends Look, Layout {
  header(page: PageToRender): Html;
  hero(page: PageWithHero): Html;
  footer(page: PageToRender): Html;
}

/** All that a family can be: its grid, its ornaments and its type, and what is left to the seed. */
export interface FamilyDesign extends Pick<Look, 'id' | 'fonts' | 'kit'>, Layout {
  headers: Choices<(page: PageToRender) => Html>;
  heroes: Choices<(page: PageWithHero) => Html>;
  /** How heroes are set that draw no subject. */
  plain: PlainStyle;
  footers: Choices<(page: PageToRender) => Html>;
  corners: Choices<Corners>;
  rhythms: Choices<Rhythm>;
  /** Rows of grounds; a site takes one of them from its first section on. */
  grounds: Choices<Choices<Ground>>;
}
