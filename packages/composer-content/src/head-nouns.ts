import { lazyDataFile } from './data-file.ts';
import type { HeadNouns } from './schema/head-nouns.ts';

/** The nouns that say what a site is for, and the words that say who speaks. */
export const headNouns = lazyDataFile<HeadNouns>('head-nouns.json');
