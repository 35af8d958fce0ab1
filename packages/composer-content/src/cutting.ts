import { lazyDataFile } from './data-file.ts';
import type { Cutting } from './schema/cutting.ts';

/** The words by which a prompt is cut where no sign parts what it says. */
export const cutting = lazyDataFile<Cutting>('cutting.json');
