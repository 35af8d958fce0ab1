import { lazyDataFile } from './data-file.ts';
import type { Varieties } from './schema/varieties.ts';

/** How to tell the varieties of a language apart: Portuguese from Brazil has texts of its own. */
export const varieties = lazyDataFile<Varieties>('varieties.json');
