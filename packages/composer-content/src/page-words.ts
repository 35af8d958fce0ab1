import { lazyDataFile } from './data-file.ts';
import type { PageWords } from './schema/page-words.ts';

/** The words by which a prompt speaks of pages. */
export const pageWords = lazyDataFile<PageWords>('page-words.json');
