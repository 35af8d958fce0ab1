import { type ColourWords, namesColour } from '../colour-words.ts';
import type { WordTables } from '../word-tables.ts';

export type LookWords = ColourWords & Pick<WordTables, 'tones'>;

/** Whether words tell of colours and feels. */
export const namesLook = (text: string, tables: LookWords): boolean =>
  Object.values(tables.tones).some((tone) => tone.test(text)) || namesColour(text, tables);
