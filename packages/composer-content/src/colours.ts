import { lazyDataFile } from './data-file.ts';
import type { Colours } from './schema/colours.ts';

/** What colours are, by the English names under which each locale lists its words for them. */
export const colours = lazyDataFile<Colours>('colours.json');
