import type { KindId } from '../kinds/groups.ts';
import type { NamedColour } from './colours.ts';
import type { Facts } from './facts.ts';
import type { Feature } from './features.ts';
import type { SectionId } from './section-words.ts';
import type { Tone } from './tone.ts';

/** What a prompt says, in a shape the rest of the composer works from. Every text is the person's own, unescaped. */
export interface Brief {
  brand: string;
  /** False when the prompt names nothing and the name was made up. */
  isBrandGiven: boolean;
  kind: KindId;
  /** False when the prompt names no kind the composer knows. */
  isKindKnown: boolean;
  place?: string;
  audience?: string;
  /** The person's own description, such as "a small vegan bakery in Lisbon". */
  pitch?: string;
  tone: Tone;
  /** The language the prompt is written in, as an ISO 639-1 code. */
  language: string;
  colours: readonly NamedColour[];
  /** In the order they were asked for. */
  wanted: readonly SectionId[];
  refused: readonly SectionId[];
  /** Pages beyond the first. */
  pages: readonly SectionId[];
  features: readonly Feature[];
  facts: Facts;
}
