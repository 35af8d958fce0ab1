import type { BriefSectionType } from '@sitewright/contracts';

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
  /** The site types a person would accept. */
  siteTypes?: readonly string[];
  /** The language of the site; English by default. */
  language?: string;
  wants?: readonly BriefSectionType[];
  refuses?: readonly BriefSectionType[];
  /** Colours of CSS that a visitor sees on the home page. */
  colours?: readonly string[];
  /** Dark from the first paint. */
  isDark?: boolean;
  /** Stand on a page as typed, but for a capital at the start. */
  facts?: readonly string[];
  features?: readonly BehaviourName[];
  /** Sections with a page of their own. */
  pages?: readonly BriefSectionType[];
}
