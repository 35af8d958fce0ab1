import type { KindId } from '../../src/composer/kinds/groups.ts';
import type { LanguageId } from '../../src/composer/languages/language.ts';
import type { SectionId } from '../../src/composer/reading/section-words.ts';

/** What a page can do, by the names of the drivers that try it. */
export type BehaviourName =
  | 'accordion'
  | 'calculator'
  | 'carousel'
  | 'cart'
  | 'countdown'
  | 'filter'
  | 'form'
  | 'hours'
  | 'lightbox'
  | 'menu'
  | 'price-toggle'
  | 'sort'
  | 'tabs'
  | 'theme';

/** A prompt and what must hold for every site made from it. What is left out is not judged. */
export interface EvalPrompt {
  /** Names the folder of the site and its pictures. */
  id: string;
  text: string;
  /** Stands in the title and in the first heading of the home page. */
  brand?: string;
  /** The kinds a person would accept. */
  kinds?: readonly KindId[];
  /** The language of the site; English by default. */
  language?: LanguageId;
  /** A language no site is written in: the report names it. */
  foreign?: string;
  wants?: readonly SectionId[];
  refuses?: readonly SectionId[];
  /** Colours of CSS that a visitor sees on the home page. */
  colours?: readonly string[];
  /** Dark from the first paint. */
  isDark?: boolean;
  /** Stand on a page as typed, but for a capital at the start. */
  facts?: readonly string[];
  features?: readonly BehaviourName[];
  /** Sections with a page of their own. */
  pages?: readonly SectionId[];
}
