import type { Statement } from '@sitewright/contracts';
import type { Classified } from '../classify/classified.ts';

/** A sentence that only corrects: where it was written, and where what it corrects was. */
export interface Correcting {
  start: number;
  end: number;
  of: number;
}

/** The same as a statement of its prompt, by its number. */
export interface CorrectingStatement extends Correcting {
  index: number;
}

type Placed = Pick<Statement, 'start' | 'end'>;

/** A statement ends where a sentence behind it begins that only corrects something. */
const endedBefore = <Each extends Placed>(statement: Each, { start, end }: Correcting): Each =>
  statement.start < start && statement.end > start && statement.end <= end
    ? { ...statement, end: start }
    : statement;

/** The numbers of other statements, from `index` on one more. */
function movedFrom(index: number, statement: Classified): Classified {
  const moved = (number: number): number => (number >= index ? number + 1 : number);
  const { under, corrects, withdrawnBy } = statement;
  return {
    ...statement,
    ...(under !== undefined && { under: moved(under) }),
    ...(corrects !== undefined && { corrects: moved(corrects) }),
    ...(withdrawnBy !== undefined && { withdrawnBy: moved(withdrawnBy) }),
  };
}

interface WithCorrecting {
  statements: readonly Classified[];
  correcting: readonly CorrectingStatement[];
}

/** With one more sentence; as it is where that stands within a statement, or what it corrects is in none. */
function withOne(
  { statements, correcting }: WithCorrecting,
  sentence: Correcting,
  written: (offset: number) => number,
): WithCorrecting {
  const spans = statements.map(({ start, end }) =>
    endedBefore({ start: written(start), end: written(end) }, sentence),
  );
  const isInside = spans.some(({ start, end }) => start < sentence.end && end > sentence.start);
  const corrects = spans.findIndex(({ start, end }) => start <= sentence.of && sentence.of < end);
  if (isInside || corrects < 0) return { statements, correcting };
  const next = spans.findIndex(({ start }) => start >= sentence.end);
  const index = next < 0 ? statements.length : next;
  const at = statements[index]?.start ?? statements.at(-1)?.end ?? 0;
  const own: Classified = {
    ...{ start: at, end: at, text: '', kind: 'sentence', depth: 0 },
    ...{ class: 'context', also: [], sureness: 1, corrects },
  };
  const moved = statements.map((statement) => movedFrom(index, statement));
  return {
    statements: [...moved.slice(0, index), movedFrom(index, own), ...moved.slice(index)],
    correcting: [...correcting, { ...sentence, index }],
  };
}

/**
 * Statements with the sentences between them that only correct something, each of the statement that stands as corrected. Nothing is read
 * from them: their words are gone from the prompt that is read.
 *
 * @param correcting in the order of the prompt
 * @param written where an offset of a statement is in the prompt as it was written
 */
export const withCorrecting = (
  statements: readonly Classified[],
  correcting: readonly Correcting[],
  written: (offset: number) => number,
): WithCorrecting =>
  correcting.reduce<WithCorrecting>((all, sentence) => withOne(all, sentence, written), {
    statements,
    correcting: [],
  });

/** A statement as it stands in the prompt, with the words of a sentence that only corrects. */
export function asCorrecting(
  statement: Statement,
  index: number,
  correcting: readonly CorrectingStatement[],
  prompt: string,
): Statement {
  const own = correcting.find((each) => each.index === index);
  if (!own) return correcting.reduce(endedBefore, statement);
  const { start, end } = own;
  return { ...statement, start, end, text: prompt.slice(start, end) };
}
