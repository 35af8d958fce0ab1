import type { Classified } from '../../classify/classified.ts';
import { continuing, determiners, joining, owning, pronouns } from '../../cut/prose/function-words.ts';
import { smallWords } from '../../read/entries/scan/tokens.ts';
import { calledNames } from '../../read/identity/name/called.ts';
import { readName } from '../../read/identity/name/read-name.ts';
import { createReading, type Reading } from '../../read/identity/reading.ts';
import { discourseWords } from '../discourse-words.ts';
import { replacedIn } from '../replacements.ts';
import { signalOf } from './signal.ts';

const longest = 160;

/** The last statement that says that something is otherwise, and is short enough to give a name. */
function lastAmending(statements: readonly Classified[]): number {
  return statements.findLastIndex(
    (statement, at) =>
      at > 0 &&
      statement.kind !== 'markup' &&
      !statement.cells &&
      statement.text.length <= longest &&
      signalOf(statement, false) !== undefined,
  );
}

/** Whether the words in front of a name speak of the whole and of nothing that they name: "the name is now", and no "our dog is called". */
function isOfWhole(lead: string, { grammar }: Reading): boolean {
  const naming = new Set([...grammar.called].flatMap((phrase) => smallWords(phrase)));
  const small = [naming, pronouns, determiners, owning, continuing, joining];
  return smallWords(lead).every(
    (word) => small.some((words) => words.has(word)) || discourseWords().nows.has(word),
  );
}

/** The name that a statement gives to the whole. */
function nameIn(statement: Classified, at: number, prompt: string, language: string): string | undefined {
  const text = statement.text.slice(signalOf(statement, false)?.lead ?? 0);
  const said: Classified = { ...statement, text, class: 'identity', also: [] };
  const reading = createReading(prompt, [said], language);
  const [named] = calledNames(said, at, reading);
  return named && isOfWhole(text.slice(0, text.indexOf(named.text)), reading) ? named.text : undefined;
}

/**
 * Puts the name that holds where the first one was said: "Actually, the name is Moorland Clay now". The first name is the one that
 * would be read without that statement.
 */
export function withRename(
  statements: readonly Classified[],
  prompt: string,
  language: string,
): readonly Classified[] {
  const at = lastAmending(statements);
  const statement = statements[at];
  if (!statement) return statements;
  const fresh = nameIn(statement, at, prompt, language);
  const old = fresh && readName(createReading(prompt, statements.slice(0, at), language))?.value;
  if (!old || old.toLowerCase() === fresh.toLowerCase()) return statements;
  const renamed = statements.map((each, index) => (index < at ? replacedIn(each, old, fresh) : each));
  const corrects = renamed.findIndex(({ text }, index) => text !== statements[index]?.text);
  return corrects < 0
    ? statements
    : renamed.map((each, index) =>
        index === at ? { ...statement, class: 'context', also: [], corrects } : each,
      );
}
