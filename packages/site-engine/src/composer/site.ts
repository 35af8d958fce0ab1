import type { Product } from './art/product/product.ts';
import type { Look } from './families/look.ts';
import type { Kind } from './kinds/kind.ts';
import type { Direction, LanguageId } from './languages/language.ts';
import type { Call } from './languages/voice.ts';
import type { Words } from './languages/words.ts';
import type { Palette } from './palette/palette.ts';
import type { Random } from './random.ts';
import type { Brief } from './reading/brief.ts';
import type { SectionId } from './reading/section-words.ts';

export interface Link {
  label: string;
  href: string;
}

/** A thing on offer, from the prompt or, as a sample, from the kind. */
export interface Offer {
  name: string;
  detail?: string;
  price?: string;
}

/** Everything decided about a site before a word of it is written, and where its parts leave pictures and notes. */
export interface Site {
  brief: Brief;
  kind: Kind;
  /** What its screen shows, where it is software. */
  product?: Product;
  /** The language every text of the site is in, and the way it runs. */
  language: LanguageId;
  /** The same as pages declare it, with its variety: "pt-BR". */
  languageTag: string;
  direction: Direction;
  /** The fixed texts of sections, headers and footers in that language. */
  words: Words;
  family: Look;
  palette: Palette;
  random: Random;
  /** The main page's parts in order; its hero is not one of them. */
  sections: readonly SectionId[];
  /** Parts that have a page of their own. */
  pages: readonly SectionId[];
  offerLabel: string;
  offers: readonly Offer[];
  prices: readonly Offer[];
  /** One or two sentences that say what it is. */
  lede: string;
  headline: string;
  /** What else the person says of it, for the part that tells about it. */
  story?: string;
  /** What the main button says where the prompt gives its words. */
  action?: string;
  /** The call to act at the end, where the tone has one of its own. */
  call?: Call;
  /** Where a section is found. */
  hrefOf(section: SectionId): string;
  /** Puts brand and place into a text: `{brand}`, `{in}` (" in Lisbon") and `{where}` ("in Lisbon"). */
  weave(text: string, more?: Readonly<Record<string, string>>): string;
  /** Tells the person what to check or replace. */
  note(text: string): void;
  /** Adds a picture file and returns its path. */
  addPicture(name: string, content: string): string;
}
