import type { Classified } from '../../classify/classified.ts';

const blankLine = /\n[^\S\n]*\n/u;
const endsSentence = /[.!?。！？]\s*$/u;
const endsHead = /[:：]\s*$/u;

/** What paragraphs are told by. */
type Placed = Pick<Classified, 'start' | 'end' | 'kind' | 'under'>;

/** Whether a statement is the head of what comes next: a heading, or a line that ends with a colon. */
const isHead = ({ kind, start }: Placed, next: Placed, prompt: string): boolean =>
  kind === 'heading' || endsHead.test(prompt.slice(start, next.start));

/** Whether a new paragraph begins with a statement: behind an empty line, or behind a sentence's line where no line is empty. */
function begins(previous: Placed, statement: Placed, prompt: string, hasBlankLines: boolean): boolean {
  if (isHead(previous, statement, prompt)) return false;
  const between = prompt.slice(previous.start, statement.start);
  if (statement.kind === 'heading') return between.includes('\n');
  const gap = prompt.slice(previous.end - 1, statement.start);
  if (hasBlankLines) return blankLine.test(gap);
  return gap.includes('\n') && statement.kind !== 'list_item' && endsSentence.test(between);
}

/**
 * The number of the paragraph that each statement stands in: running text, or a list with its head. An owner writes into one what belongs
 * together.
 */
export function paragraphsOf(statements: readonly Placed[], prompt: string): number[] {
  const hasBlankLines = blankLine.test(prompt.trim());
  const numbers: number[] = [];
  statements.forEach((statement, index) => {
    const previous = statements[index - 1];
    const current = numbers[index - 1] ?? 0;
    const head = statement.under === undefined ? undefined : numbers[statement.under];
    const isNew =
      previous !== undefined && head !== current && begins(previous, statement, prompt, hasBlankLines);
    numbers.push(isNew ? current + 1 : current);
  });
  return numbers;
}
