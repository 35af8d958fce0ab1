import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { recounting, telling } from './words.ts';

const fewestWords = 2;

/** Whether a text asks to tell what it says: "show that we opened in 2009", "tell the one about the flood". */
export const asksToTell = (text: string): boolean =>
  telling.leading(text) > 0 || recounting.leading(text) > 0;

/**
 * Words that ask to tell something are no part of it: "show that we opened in 2009" says that they opened in 2009. What is to be
 * told is a fact or a story, whatever its lead made of it.
 */
export function withoutTelling(statements: readonly Classified[]): Classified[] {
  return statements.map((statement) => {
    if (statement.kind === 'markup' || statement.class === 'prohibition') return statement;
    const recounted = recounting.leading(statement.text);
    const lead = recounted || telling.leading(statement.text);
    const text = statement.text.slice(lead).replace(/^[\s,:]+/u, '');
    if (lead === 0 || countWords(text) < fewestWords) return statement;
    return recounted > 0
      ? { ...statement, text, class: 'story', also: [], isTale: true }
      : { ...statement, text, class: 'fact', also: [] };
  });
}
