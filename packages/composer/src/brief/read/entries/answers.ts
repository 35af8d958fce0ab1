import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { isForMaker } from '../guard/maker-talk.ts';
import { isPrintable } from '../outline/heads.ts';

const asked = /[?？؟]\s*$/u;
export const isQuestion = ({ text }: Pick<Classified, 'text'>) => asked.test(text);
/** Wishes that are as sure as this end an answer. */
const sure = 0.75;
const wishes: ReadonlySet<StatementClass> = new Set([
  'page_or_section_wish',
  'function_wish',
  'design_wish',
  'meta',
  'identity',
]);

/** Whether a statement can be the answer of the question before it: what forbids something answers too. */
const canAnswer = (statement: Classified) =>
  statement.kind !== 'heading' &&
  statement.kind !== 'markup' &&
  !isQuestion(statement) &&
  !isForMaker(statement.text) &&
  !(wishes.has(statement.class) && statement.sureness >= sure);

/** The statements that answer a question, each with the index of the question: what follows it, up to the end of its line. */
export function answersOf(statements: readonly Classified[], prompt: string): Map<number, number> {
  const answers = new Map<number, number>();
  statements.forEach((statement, index) => {
    const previous = statements[index - 1];
    if (previous === undefined || !canAnswer(statement)) return;
    const known = answers.get(index - 1);
    if (known === undefined) {
      const isDeeper = previous.kind !== 'heading' || statement.under === index - 1;
      if (isQuestion(previous) && isPrintable(previous) && isDeeper) answers.set(index, index - 1);
      return;
    }
    const isSameLine = !prompt.slice(previous.end, statement.start).includes('\n');
    const isSameItem = previous.kind === 'list_item' || statement.kind !== 'list_item';
    // A sentence of its own goes on with an answer only where visitors may read it.
    const isOfAnswer = statement.joined === true || isPrintable(statement);
    if (isSameLine && isSameItem && isOfAnswer && statement.key === previous.key) answers.set(index, known);
  });
  return answers;
}
