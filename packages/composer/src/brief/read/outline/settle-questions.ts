import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';

const asks = /[?？؟]["'”»]?$/u;
const longestQuestion = 20;
const fewestPairs = 2;
const kept: ReadonlySet<StatementClass> = new Set(['fact', 'quotation', 'story', 'prohibition']);

/** Questions that a statement behind them answers; one alone may be asked of the maker. */
function pairs(statements: readonly Classified[]): Set<number> {
  const found = new Set<number>();
  statements.forEach(({ text }, index) => {
    const answer = statements[index + 1];
    const isPair =
      asks.test(text) &&
      countWords(text) <= longestQuestion &&
      answer !== undefined &&
      !asks.test(answer.text);
    if (isPair) found.add(index).add(index + 1);
  });
  return found.size < fewestPairs * 2 ? new Set() : found;
}

/** Several questions, each with its answer behind it, are facts whatever each was taken for alone. */
export function settleQuestions(statements: readonly Classified[]): Classified[] {
  const found = pairs(statements);
  return statements.map((statement, index) =>
    found.has(index) && !kept.has(statement.class)
      ? { ...statement, class: 'fact', also: [], sureness: Math.max(0.6, statement.sureness) }
      : statement,
  );
}
