import { lazyDataFile } from './data-file.ts';
import type { References } from './schema/references.ts';

/** The words by which it is told what a statement names elsewhere in a prompt, and what is to become of that. */
export const references = lazyDataFile<References>('references.json');
