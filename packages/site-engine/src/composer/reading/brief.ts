import type { KindId } from '../kinds/groups.ts';
import type { Feature } from '../languages/vocabulary.ts';
import type { NamedColour } from './colours.ts';
import type { Facts } from './facts.ts';
import type { SectionId } from './section-words.ts';
import type { Tone } from './tone.ts';
import type { Typeface } from './typeface.ts';

/** What a prompt says, in a shape the rest of the composer works from. Every text is the person's own, unescaped. */
export interface Brief {
  brand: string;
  /** False when the prompt names nothing and the name was made up. */
  isBrandGiven: boolean;
  kind: KindId;
  /** False when the prompt names no kind the composer knows. */
  isKindKnown: boolean;
  place?: string;
  /** The place with its preposition where the prompt has one: "near Bath", "am Bodensee". */
  where?: string;
  audience?: string;
  /** The person's own description, such as "a small vegan bakery in Lisbon". */
  pitch?: string;
  /** What else the person says of it in whole sentences or plain claims: "We bake at night.", "No win no fee." */
  statements: readonly string[];
  tone: Tone;
  /** The feel of letters the person asks for. */
  typeface?: Typeface;
  /** The language the site is wanted in, as an ISO 639-1 code: the prompt's own unless it asks for another. */
  language: string;
  /** Dark from the first paint on. */
  isDark: boolean;
  colours: readonly NamedColour[];
  /** How the person calls their offer, such as "Menu" or "Courses". */
  offerName?: string;
  /** What running text says it does or has, as names of what is on offer: "Tracks watering". */
  deeds: readonly string[];
  /** In the order they were asked for. */
  wanted: readonly SectionId[];
  /** The section that comes before all others. */
  first?: SectionId;
  refused: readonly SectionId[];
  /** Pages beyond the first. */
  pages: readonly SectionId[];
  features: readonly Feature[];
  facts: Facts;
}
