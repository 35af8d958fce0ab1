import type { Statement } from '@sitewright/contracts';

/** A sentence that only corrects: where it was written, and where what it corrects was. */
export interface Correcting {
  start: number;
  end: number;
  of: number;
}

/** A statement ends where a sentence behind it begins that only corrects something. */
const endedBefore = (statement: Statement, { start, end }: Correcting): Statement =>
  statement.start < start && statement.end > start && statement.end <= end
    ? { ...statement, end: start }
    : statement;

/**
 * The statements of a prompt with the sentences of it that only correct something, each of the statement that stands as corrected. They
 * come last, so that the numbers of the others stay.
 */
export function withCorrecting(
  statements: readonly Statement[],
  correcting: readonly Correcting[],
  prompt: string,
): Statement[] {
  const read = correcting.reduce<readonly Statement[]>(
    (all, sentence) => all.map((statement) => endedBefore(statement, sentence)),
    statements,
  );
  const said = correcting.flatMap(({ start, end, of }): Statement[] => {
    const corrects = read.findIndex((statement) => statement.start <= of && of < statement.end);
    const isInside = read.some((statement) => statement.start < end && statement.end > start);
    if (corrects < 0 || isInside) return [];
    const text = prompt.slice(start, end);
    return [{ start, end, text, class: 'context', also: [], sureness: 1, corrects }];
  });
  return [...read, ...said];
}
