import type { SectionId } from '../reading/section-words.ts';

/** What a site can be asked to do beyond showing its sections. A theme switch is on every site. */
export type Feature = 'calculator' | 'cart' | 'countdown' | 'filter';

/** The feels that have words of their own. */
export type NamedTone = 'warm' | 'playful' | 'elegant' | 'bold' | 'calm' | 'technical' | 'minimal';

/** The words a prompt in one language is read by, in small letters. English has its own tables beside each reader. */
export interface Vocabulary {
  /** How a prompt names each section. */
  sections: Readonly<Record<SectionId, readonly string[]>>;
  /** Names of the offer that can stand as its heading. */
  offerNames: readonly string[];
  features: Readonly<Record<Feature, readonly string[]>>;
  tones: Readonly<Record<NamedTone, readonly string[]>>;
  /** The words for each colour, by its English name. */
  colours: Readonly<Record<string, readonly string[]>>;
  /** Words that ask for a site that is dark at first sight. */
  dark: readonly string[];
  /** What stands before a part that is not wanted, and after it in languages that say so at the end. */
  refusals: { before: readonly string[]; after?: readonly string[] };
  /** Words right before a place; those of `said` belong to how the site says where it is. */
  places: { said: readonly string[]; other: readonly string[] };
  /** What a description of oneself begins with: "a", "una". */
  articles: readonly string[];
  /** What stands before the people a site is for. */
  audience: readonly string[];
  /** Words before a list of what is on offer: "we sell". */
  offering: readonly string[];
}
