import type { Classified } from '../../classify/classified.ts';
import { isQuestion } from '../entries/answers.ts';
import { isPrintable } from '../outline/heads.ts';
import { isAboutSite as namesSite } from '../outline/section-type.ts';
import type { SectionWords } from '../outline/section-words.ts';
import { settleCommands } from './commands.ts';
import { settleShapes } from './list-shapes.ts';
import { settlePlain } from './plain-statements.ts';
import { settleRows } from './sentence-rows.ts';
import { withoutTelling } from './telling.ts';
import { asks } from './words.ts';

const word = /[\p{L}\p{M}]+/gu;

/** The names of a table's columns are no statement of their own. */
const withoutHeaders = (statements: readonly Classified[]): Classified[] =>
  statements.map((statement) =>
    statement.kind === 'heading' && statement.cells
      ? { ...statement, kind: 'markup', class: 'meta', also: [], sureness: 1 }
      : statement,
  );

const fewestQuestions = 2;

/** Several questions that are not put to the maker are those of visitors. */
function settleQuestions(statements: readonly Classified[]): Classified[] {
  const isAsked = (statement: Classified) => isQuestion(statement) && !asks(statement.text);
  if (statements.filter(isAsked).length < fewestQuestions) return [...statements];
  return statements.map((statement) =>
    isAsked(statement) && !isPrintable(statement) ? { ...statement, class: 'fact', also: [] } : statement,
  );
}

/** Settles what statements are by their form, where their words alone left it open. */
export function settleFacts(
  statements: readonly Classified[],
  prompt: string,
  words: SectionWords,
): Classified[] {
  const isAboutSite = (text: string) =>
    namesSite(text, words) || (text.toLowerCase().match(word) ?? []).some((each) => words.pages.has(each));
  const told = withoutTelling(withoutHeaders(statements));
  const plain = settleQuestions(settlePlain(told, isAboutSite));
  return settleShapes(settleRows(settleCommands(plain, isAboutSite), prompt));
}
