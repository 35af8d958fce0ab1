import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { asks } from './words.ts';

const content: ReadonlySet<StatementClass> = new Set(['fact', 'item', 'person', 'story']);
/** What follows in a row is bare names of the same sort. */
const longestPart = 4;
/** A part that is surer than this is what it is, whatever it follows. */
const sure = 0.8;
const ending = /[.!?。！？;؛;\n]/u;

/** Whether a statement goes on with the sentence of the one before it. */
export function isSameSentence(previous: Classified, statement: Classified, prompt: string): boolean {
  if (statement.kind !== 'part' && statement.kind !== 'key_value') return false;
  if (previous.under !== statement.under || previous.key !== statement.key) return false;
  const between = prompt.slice(previous.start, statement.start + 2);
  const tail =
    /(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/u.exec(
      between.slice(0, statement.start - previous.start),
    )?.[0] ?? '';
  return !ending.test(tail);
}

/**
 * Parts of one sentence share what its first part says: "we cover Leeds, York, Selby". What the words of a part alone leave open
 * is what the sentence began with.
 */
export function settleRows(statements: readonly Classified[], prompt: string): Classified[] {
  const settled: Classified[] = [];
  for (const statement of statements) {
    const previous = settled.at(-1);
    const isOpen = !content.has(statement.class) && statement.class !== 'meta' && statement.sureness < sure;
    const isNext =
      previous !== undefined &&
      isOpen &&
      content.has(previous.class) &&
      countWords(statement.text) <= longestPart &&
      !asks(statement.text) &&
      isSameSentence(previous, statement, prompt);
    const name = previous?.class === 'person' ? 'fact' : previous?.class;
    settled.push(isNext && name ? { ...statement, class: name, also: [] } : statement);
  }
  return settled;
}
