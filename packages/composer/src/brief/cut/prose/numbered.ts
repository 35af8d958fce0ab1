import { pronounWords } from '../../frames/words.ts';
import type { Range, Run } from './run.ts';
import { isCalendarWord } from './values.ts';

/** A mark of a list in running text: "(2)", "2)" or "2." and where what it marks begins. */
export interface Mark {
  from: number;
  content: number;
}

interface Candidate extends Mark {
  number: number;
}

const small = /^\d{1,2}$/u;

/** "3. Mai"; "3. Sie" is none, though one month is cut to that in Polish. */
const isMonth = (run: Run, index: number): boolean =>
  isCalendarWord(run.at(index)) && pronounWords().leading(run.at(index)) === 0;

function candidateAt(run: Run, index: number): Candidate | undefined {
  const token = run.tokens[index];
  const inner = token?.kind === 'open' && token.pair === index + 2 ? run.at(index + 1) : '';
  if (small.test(inner)) return { from: index, content: index + 3, number: Number(inner) };
  if (!small.test(run.at(index))) return undefined;
  const sign = run.at(index + 1);
  const isAfterEnd = index === 0 || !run.isWord(index - 1);
  const isList = sign === ')' || (sign === '.' && isAfterEnd && !isMonth(run, index + 2));
  return isList ? { from: index, content: index + 2, number: Number(run.at(index)) } : undefined;
}

/** The marks of a list that counts from one, where there are two or more. */
export function marksOf(run: Run, range: Range): Mark[] {
  const marks: Mark[] = [];
  for (const [index] of run.outer(range)) {
    const candidate = candidateAt(run, index);
    if (candidate?.number === marks.length + 1) marks.push(candidate);
  }
  return marks.length > 1 ? marks : [];
}
