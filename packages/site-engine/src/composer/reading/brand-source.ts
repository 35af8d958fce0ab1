/** A way to find a name in a text. */
export interface Source {
  pattern: RegExp;
  certainty: number;
  /** How far into the text it is looked for. */
  within: number;
}

export const all = (source: string, flags = 'u'): RegExp => new RegExp(source, `g${flags}`);
