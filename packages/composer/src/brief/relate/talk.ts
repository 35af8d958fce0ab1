import type { Classified } from '../classify/classified.ts';
import { isTurnOfTalk } from '../read/guard/dialogue.ts';
import { isManner } from '../read/guard/maker-talk.ts';
import { valuesOf } from './values.ts';

const isRunning = ({ kind, cells, quoted }: Classified): boolean =>
  kind !== 'markup' && !cells && quoted === undefined;

/** Shown and asked about; nothing is made of it. */
const asked = (statement: Classified): Classified => ({
  ...statement,
  class: 'not_understood',
  also: [statement.class, ...statement.also].filter(
    (name) => name !== 'not_understood' && name !== 'identity',
  ),
});

/** "Yes" in front of what it agrees to. */
const isAnswerTo = (statement: Classified, next: Classified | undefined): boolean =>
  next?.joined === true && isTurnOfTalk(`${statement.text}, ${next.text}`) && isTurnOfTalk(next.text);

/** Whether a statement is a part of the brackets that the one before it is in. */
const isBeside = (statement: Classified, before: Classified | undefined): boolean =>
  statement.kind === 'aside' && before?.kind === 'aside' && statement.under === before.under;

/** "(be honest about that, people keep complaining)": what goes on with a note is one. */
function isNoteAside(statement: Classified, before: Classified | undefined, wasNote: boolean): boolean {
  if (statement.kind !== 'aside' || valuesOf(statement.text).length > 0) return false;
  return isManner(statement.text) || (wasNote && isBeside(statement, before));
}

/**
 * What is a turn in a talk with the maker, or a note in brackets of its own, is printed nowhere and asks for nothing, whatever it was
 * taken for: "yes, the second picture is nicer".
 */
export function withTalk(statements: readonly Classified[]): Classified[] {
  let wasNote = false;
  return statements.map((statement, at) => {
    const isNote = isNoteAside(statement, statements[at - 1], wasNote);
    wasNote = isNote;
    if (!isRunning(statement) || statement.class === 'prohibition') return statement;
    const isTurn = isTurnOfTalk(statement.text) || isAnswerTo(statement, statements[at + 1]);
    if (isNote) return { ...statement, class: 'context', also: [], sureness: 1 };
    return isTurn ? asked(statement) : statement;
  });
}
