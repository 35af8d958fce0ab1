import { readDataText } from './data-file.ts';

/** A name of a place without what people leave out of it: capitals, accents and hyphens. */
export const townKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[-’'\s]+/gu, ' ')
    .trim();

let kept: ReadonlySet<string> | undefined;

/** The keys of towns that people name beside what they do. Those that are common words as well are not among them. */
export const towns = (): ReadonlySet<string> => (kept ??= new Set(readDataText('towns.txt').split('\n')));
