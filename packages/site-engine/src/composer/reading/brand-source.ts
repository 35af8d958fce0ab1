import { nameSource } from './names.ts';

/** A way to find a name in a text. */
export interface Source {
  pattern: RegExp;
  certainty: number;
  /** How far into the text it is looked for. */
  within: number;
}

export const all = (source: string, flags = 'u'): RegExp => new RegExp(source, `g${flags}`);

export const begin = '(?<![\\p{L}\\p{N}])';
/** "3 Little Stars": a name may begin with a number. */
export const name = `(?:\\d{1,3}\\s(?=\\p{Lu}\\p{Ll}))?${nameSource}`;
