import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { isQuestion } from '../entries/answers.ts';
import { quotesOf } from '../entries/quotes.ts';
import { isPrintable } from '../outline/heads.ts';
import { isForMaker, isLabel } from './maker-talk.ts';
import { printablePart } from './printable-part.ts';

const sayable: ReadonlySet<StatementClass> = new Set([
  'function_wish',
  'page_or_section_wish',
  'design_wish',
  'prohibition',
  'context',
]);

/** What was taken for content with less than this asks for nothing that could be made. */
const sure = 0.5;

/** What a statement is that is not printed: the likeliest of what it was taken for as well; else it is asked about. */
function hidden(statement: Classified): Classified {
  if (statement.sureness < sure) return { ...statement, class: 'context', also: [] };
  const name = statement.also.find((also) => sayable.has(also)) ?? 'not_understood';
  return { ...statement, class: name, also: name === 'not_understood' ? [statement.class] : [] };
}

function guarded(statement: Classified): Classified {
  if (statement.class === 'identity' && statement.key === undefined && isLabel(statement.text))
    return { ...statement, class: 'meta', also: [] };
  if (!isPrintable(statement) || statement.kind === 'markup') return statement;
  // The quotation is kept as it is, and the words around it say where it goes.
  const quotes = quotesOf(statement.text);
  // What is quoted may be said to the maker as well: 妻が「明るいサイトにして」と.
  if (quotes.length > 0) return quotes.every(({ text }) => isForMaker(text)) ? hidden(statement) : statement;
  // Visitors ask in the first person, too: "Do I need a card?"
  if (statement.key !== undefined && isQuestion(statement)) return statement;
  if (statement.cells) return isForMaker(statement.text) ? hidden(statement) : statement;
  const part = printablePart(statement.text);
  if (part === undefined) return hidden(statement);
  return part === statement.text ? statement : { ...statement, text: part };
}

/**
 * The last look at statements before anything is read from them: what is said to the maker is not printed, whatever class it was
 * given. A statement that also says something to visitors keeps that part.
 */
export const guardStatements = (statements: readonly Classified[]): Classified[] => statements.map(guarded);
