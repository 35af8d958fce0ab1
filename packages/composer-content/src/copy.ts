import { lazyDataFile } from './data-file.ts';
import type { Copy } from './schema/copy.ts';

/** The words of each language by which a prompt's own words are set as copy. */
export const copy = lazyDataFile<Copy>('copy.json');
