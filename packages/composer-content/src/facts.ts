import { lazyDataFile } from './data-file.ts';
import type { FactWords } from './schema/facts.ts';

/** The words by which statements of all languages are told to hold facts or to ask for something. */
export const factWords = lazyDataFile<FactWords>('facts.json');
