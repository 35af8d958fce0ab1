import { readDataFile } from './data-file.ts';
import type { Places } from './schema/places.ts';

let read: Places | undefined;

/** Places that people name without a word before them: "plumber Leeds". */
export function places(): Places {
  // Checked against the schema by the tests of the data.
  read ??= readDataFile('places.json') as Places;
  return read;
}
