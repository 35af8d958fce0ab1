import { readDataFile } from './data-file.ts';
import type { Varieties } from './schema/varieties.ts';

let read: Varieties | undefined;

/** How to tell the varieties of a language apart: Portuguese from Brazil has a locale of its own. */
export function varieties(): Varieties {
  // Checked against the schema by the tests of the data.
  read ??= readDataFile('varieties.json') as Varieties;
  return read;
}
