import { lazyDataFile } from './data-file.ts';
import type { Places } from './schema/places.ts';

/** Places that people name without a word before them: "plumber Leeds". */
export const places = lazyDataFile<Places>('places.json');
