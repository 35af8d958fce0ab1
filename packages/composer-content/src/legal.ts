import { lazyDataFile } from './data-file.ts';
import type { Legal } from './schema/legal.ts';

/** How pages that the law asks for are called: "Impressum", "privacy policy". */
export const legal = lazyDataFile<Legal>('legal.json');
