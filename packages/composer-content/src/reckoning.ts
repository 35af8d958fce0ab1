import { lazyDataFile } from './data-file.ts';
import type { Reckoning } from './schema/reckoning.ts';

/** The words by which sums are said, and by which conditions of an order are told from what is sold. */
export const reckoning = lazyDataFile<Reckoning>('reckoning.json');
