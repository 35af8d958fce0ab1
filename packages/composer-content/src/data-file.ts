import { readFileSync } from 'node:fs';

export const readDataText = (path: string): string =>
  readFileSync(new URL(`../data/${path}`, import.meta.url), 'utf8').trim();

/** Reads a file of `data`. Its shape is what the tests check every file for, so that nothing is parsed twice at run time. */
export const readDataFile = (path: string): unknown => JSON.parse(readDataText(path));

/** A file of `data` that is read when it is first asked for, and kept. */
export function lazyDataFile<Shape>(path: string): () => Shape {
  let read: Shape | undefined;
  return () => {
    // Checked against its schema by the tests of the data.
    read ??= readDataFile(path) as Shape;
    return read;
  };
}
