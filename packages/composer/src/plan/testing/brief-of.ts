import { type Brief, noFacts, type Statement, type StatementClass } from '@sitewright/contracts';

/** A brief with nothing in it but a language and a site type, and what a test adds. */
export const briefOf = (given: Partial<Brief> = {}): Brief => ({
  languages: { value: ['en'], sureness: 1, from: [] },
  siteType: { value: { id: 'general', noun: 'workshop' }, sureness: 0.3, from: [] },
  ...noFacts(),
  pages: [],
  sections: [],
  functions: [],
  design: { colours: [] },
  prohibitions: [],
  ...given,
});

/** Statements one after the other, as a reader would have cut them. */
export function statementsOf(...texts: readonly (readonly [StatementClass, string])[]): Statement[] {
  let start = 0;
  return texts.map(([kind, text]) => {
    const statement: Statement = {
      start,
      end: start + text.length,
      text,
      class: kind,
      also: [],
      sureness: 0.9,
    };
    start += text.length + 1;
    return statement;
  });
}

export const said = <Value>(value: Value, from: number[] = []) => ({ value, sureness: 0.95, from });
