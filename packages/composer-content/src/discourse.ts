import { lazyDataFile } from './data-file.ts';
import type { Discourse } from './schema/discourse.ts';

/** The words by which it is told what a clause depends on, what it corrects and what it takes back. */
export const discourse = lazyDataFile<Discourse>('discourse.json');
