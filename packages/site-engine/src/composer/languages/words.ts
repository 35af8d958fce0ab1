import type { words } from './en/words.ts';

/** The fixed texts of a site in one language. */
export type Words = typeof words;
