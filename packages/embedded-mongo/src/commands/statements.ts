import { CommandError } from '../errors.ts';
import type { BsonDocument } from '../values/document.ts';

/**
 * Runs the statements of a write command one by one. What a statement does wrong is told beside the results of the
 * others; when they are ordered, the first failure is the last statement.
 */
export function runStatements<Statement>(
  statements: readonly Statement[],
  isOrdered: boolean,
  execute: (statement: Statement, index: number) => void,
): { writeErrors?: BsonDocument[] } {
  const writeErrors: BsonDocument[] = [];
  for (const [index, statement] of statements.entries()) {
    const failure = attempt(() => execute(statement, index));
    if (failure) writeErrors.push({ index, code: failure.code, ...failure.details, errmsg: failure.message });
    if (failure && isOrdered) break;
  }
  return writeErrors.length === 0 ? {} : { writeErrors };
}

function attempt(work: () => void): CommandError | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof CommandError) return error;
    throw error;
  }
}
