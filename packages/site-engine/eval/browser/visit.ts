import type { BehaviourName } from '../prompts/eval-prompt.ts';
import type { ColourShare } from './colours.ts';
import type { Misfits } from './misfits.ts';
import type { Block } from './silhouette.ts';

/** What one behaviour of one page did when it was tried. */
export interface Trial {
  behaviour: BehaviourName;
  page: string;
  /** Why it does not work. */
  problem?: string;
}

/** Everything a browser saw of one site. */
export interface Visit {
  /** Errors and warnings of the console, and exceptions. */
  complaints: readonly string[];
  /** Requests to anywhere but the site's own files. */
  leaving: readonly string[];
  /** Where texts cannot be read, in windows of many widths. */
  misfits: Misfits;
  /** What axe found, in both themes. */
  violations: readonly string[];
  trials: readonly Trial[];
  /** How much of the home page has which colour, as it is first shown. */
  colours: readonly ColourShare[];
  /** The home page as boxes, and that of the next seed. */
  blocks: readonly Block[];
  otherBlocks: readonly Block[];
}
