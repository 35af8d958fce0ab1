import type { Classified } from '../classify/classified.ts';
import { isBudget, isClosing, isSalutation } from '../read/guard/maker-talk.ts';

/** A signature has no more lines. */
const longestSignature = 3;

/** Whether a statement is a line of its own in the prompt. */
function isLine({ start, end }: Classified, prompt: string): boolean {
  const before = prompt.slice(Math.max(0, start - 3), start);
  const after = prompt.slice(end, end + 3);
  return (
    (start === 0 || before.includes('\n')) &&
    (/^[ ,.!:]{0,2}(?:\n|$)/u.test(after) || prompt.charAt(end - 1) === '\n')
  );
}

const toMaker = (statement: Classified, name: 'meta' | 'context'): Classified => ({
  ...statement,
  class: name,
  also: [],
  sureness: 1,
});

const isName = (text: string): boolean => /^\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,2}$/u.test(text);

/** A line that takes leave, or does so as the last words of all; and who signs behind it. */
function takesLeave(statements: readonly Classified[], at: number, prompt: string): boolean {
  const statement = statements[at];
  if (!statement) return false;
  const rest = prompt.slice(statement.end).replace(/^[\s.,!]+/u, '');
  const isEnd = rest === '' || isName(rest.trimEnd().replace(/[.!]$/u, ''));
  if (isClosing(statement.text)) return isEnd || isLine(statement, prompt);
  return rest === '' && isName(statement.text) && isClosing(statements[at - 1]?.text ?? '');
}

/**
 * Tells the parts of a letter by where they stand: its first line greets, one of its last takes leave; and what its writer can spend
 * is said to nobody else.
 */
export function withLetter(statements: readonly Classified[], prompt: string): readonly Classified[] {
  const spoken = statements.flatMap(({ kind }, index) => (kind === 'markup' ? [] : [index]));
  const [first] = spoken;
  const last = new Set(spoken.slice(-1 - longestSignature));
  return statements.map((statement, index) => {
    if (statement.kind === 'markup' || statement.cells) return statement;
    if (isBudget(statement.text)) return toMaker(statement, 'context');
    const isGreeting = index === first && spoken.length > 1 && isSalutation(statement.text);
    if (index !== first && last.has(index) && takesLeave(statements, index, prompt))
      return toMaker(statement, 'meta');
    return isGreeting && isLine(statement, prompt) ? toMaker(statement, 'meta') : statement;
  });
}
