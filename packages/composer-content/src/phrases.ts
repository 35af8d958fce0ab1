import { lazyDataFile } from './data-file.ts';
import type { Phrases } from './schema/phrases.ts';

/** The small words by which prompts are read, by language. */
export const phrases = lazyDataFile<Phrases>('phrases.json');
