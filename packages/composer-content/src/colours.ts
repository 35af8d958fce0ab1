import { readDataFile } from './data-file.ts';
import type { Colours } from './schema/colours.ts';

let read: Colours | undefined;

/** What colours are, by the English names under which each locale lists its words for them. */
export function colours(): Colours {
  // Checked against the schema by the tests of the data.
  read ??= readDataFile('colours.json') as Colours;
  return read;
}
