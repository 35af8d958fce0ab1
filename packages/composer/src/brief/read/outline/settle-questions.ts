import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';

const asks = /[?？؟]["'”»]?$/u;
const longestQuestion = 20;
const fewestPairs = 2;
const kept: ReadonlySet<StatementClass> = new Set(['fact', 'quotation', 'story', 'prohibition']);

const open: ReadonlySet<StatementClass> = new Set([
  'page_or_section_wish',
  'function_wish',
  'not_understood',
]);

/** "No. You pay month by month": the sentence that says what a mere yes or no means. */
function saysMore(statements: readonly Classified[], answer: number): boolean {
  const [{ text = '', sentence } = {}, next] = [statements[answer], statements[answer + 1]];
  const isSame = sentence !== undefined && next?.sentence?.paragraph === sentence.paragraph;
  return isSame && countWords(text) === 1 && !asks.test(next.text) && open.has(next.class);
}

/** Questions that a statement behind them answers; one alone may be asked of the maker. */
function pairs(statements: readonly Classified[]): Set<number> {
  const found = new Set<number>();
  statements.forEach(({ text }, index) => {
    const answer = statements[index + 1];
    const isPair =
      asks.test(text) &&
      countWords(text) <= longestQuestion &&
      answer !== undefined &&
      answer.kind !== 'markup' &&
      !asks.test(answer.text);
    if (!isPair) return;
    found.add(index).add(index + 1);
    if (saysMore(statements, index + 1)) found.add(index + 2);
  });
  const questions = [...found].filter((index) => asks.test(statements[index]?.text ?? ''));
  return questions.length < fewestPairs ? new Set() : found;
}

/** "[10:19] Jo: prices? [10:20] Nat: 22 a head": what one asks the other between their names. */
export const isAskedInChat = (statements: readonly Classified[], index: number): boolean =>
  asks.test(statements[index]?.text ?? '') &&
  statements[index - 1]?.kind === 'markup' &&
  statements[index + 1]?.kind === 'markup';

/** Several questions, each with its answer behind it, are facts whatever each was taken for alone. */
export function settleQuestions(statements: readonly Classified[]): Classified[] {
  const found = pairs(statements);
  return statements.map((statement, index) => {
    if (isAskedInChat(statements, index)) return { ...statement, class: 'meta', also: [] };
    if (!found.has(index)) return statement;
    return kept.has(statement.class)
      ? { ...statement, also: [] }
      : { ...statement, class: 'fact', also: [], sureness: Math.max(0.6, statement.sureness) };
  });
}
