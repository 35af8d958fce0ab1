import type { WordTables } from '../word-tables.ts';

export type LookWords = Pick<WordTables, 'anyColour' | 'tones'>;

const made = new WeakMap<LookWords, RegExp>();

function coloursOf(tables: LookWords): RegExp {
  const pattern = made.get(tables) ?? new RegExp(tables.anyColour, 'iu');
  made.set(tables, pattern);
  return pattern;
}

export const namesColour = (text: string, tables: LookWords): boolean => coloursOf(tables).test(text);

/** Whether words tell of colours and feels. */
export const namesLook = (text: string, tables: LookWords): boolean =>
  Object.values(tables.tones).some((tone) => tone.test(text)) || namesColour(text, tables);
