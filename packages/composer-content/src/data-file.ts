import { readFileSync } from 'node:fs';

/** Reads a file of `data`. Its shape is what the tests check every file for, so that nothing is parsed twice at run time. */
export const readDataFile = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../data/${path}`, import.meta.url), 'utf8'));
