import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { asks } from './words.ts';

const content: ReadonlySet<StatementClass> = new Set(['fact', 'item', 'person', 'story']);
/** What follows in a row is bare names of the same sort. */
const longestPart = 4;
/** A part that is surer than this is what it is, whatever it follows. */
const sure = 0.8;
/** A thing or person in a row is surer than this of its own account. */
const sureOfThing = 0.6;
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

const fewestOfClause = 3;
const hasValue = /\p{N}/u;

/** Whether a part may be what the row it stands in is: it is unsure, or looks like a thing or person behind a whole clause. */
function isOpenPart(statement: Classified, lead: Classified | undefined): boolean {
  const { class: name, sureness, text, key, sentence } = statement;
  if (name === 'meta' || sureness >= sure || sentence?.isOfCatchwords) return false;
  if (lead?.class === 'person' && lead.key !== undefined && lead.key === key && !hasValue.test(text))
    return true;
  const isBehindClause =
    lead?.class === 'fact' && countWords(lead.text) >= fewestOfClause && !hasValue.test(text);
  return !content.has(name) || (isBehindClause && sureness < sureOfThing);
}

/**
 * Parts of one sentence share what its first part says: "we cover Leeds, York, Selby". What the words of a part alone leave open
 * is what the sentence began with.
 */
export function settleRows(statements: readonly Classified[], prompt: string): Classified[] {
  const settled: Classified[] = [];
  for (const statement of statements) {
    const previous = settled.at(-1);
    const isOpen = isOpenPart(statement, previous);
    const isNext =
      previous !== undefined &&
      isOpen &&
      content.has(previous.class) &&
      countWords(statement.text) <= longestPart &&
      !asks(statement.text) &&
      isSameSentence(previous, statement, prompt);
    const isAlone = previous?.class === 'person' && statement.key === undefined;
    const name = isAlone ? 'fact' : previous?.class;
    settled.push(isNext && name ? { ...statement, class: name, also: [] } : statement);
  }
  return settled;
}
