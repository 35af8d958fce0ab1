import { lazyDataFile } from './data-file.ts';
import type { ExactWords } from './schema/exact-words.ts';

/** What words are called that are printed as they are: "tagline", "button". */
export const exactWords = lazyDataFile<ExactWords>('exact-words.json');
