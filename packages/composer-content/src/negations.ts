import { lazyDataFile } from './data-file.ts';
import type { Negations } from './schema/negations.ts';

/** The words by which a prompt refuses something. */
export const negations = lazyDataFile<Negations>('negations.json');
