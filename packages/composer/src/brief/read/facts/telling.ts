import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { telling } from './words.ts';

const fewestWords = 2;

/**
 * Words that ask to tell something are no part of it: "show that we opened in 2009" says that they opened in 2009. What is to be
 * told is a fact, whatever its lead made of it.
 */
export function withoutTelling(statements: readonly Classified[]): Classified[] {
  return statements.map((statement) => {
    const lead = statement.kind === 'markup' ? 0 : telling.leading(statement.text);
    const text = statement.text.slice(lead).replace(/^[\s,:]+/u, '');
    if (lead === 0 || countWords(text) < fewestWords || statement.class === 'prohibition') return statement;
    return { ...statement, text, class: 'fact', also: [] };
  });
}
