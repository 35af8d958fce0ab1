import type { Random } from '../../random.ts';
import type { Html } from '../h.ts';
import type { ColourWish } from '../palette/asked-colours.ts';
import type { Base, Ground } from '../palette/palette.ts';
import type { PageToRender, PageWithHero, Part } from '../site.ts';
import type { FontName } from './fonts/font-table.ts';
import type { Kit } from './kit.ts';

export const familyIds = [
  'editorial',
  'technical',
  'luxe',
  'playful',
  'poster',
  'calm',
  'minimal',
  'classic',
  'japanese',
  'mosaic',
] as const;
export type FamilyId = (typeof familyIds)[number];

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
}

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
  footers: Choices<(page: PageToRender) => Html>;
  corners: Choices<Corners>;
  rhythms: Choices<Rhythm>;
  /** Rows of grounds; a site takes one of them from its first section on. */
  grounds: Choices<Choices<Ground>>;
}
