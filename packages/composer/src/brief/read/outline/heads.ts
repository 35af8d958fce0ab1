import type { Classified } from '../../classify/classified.ts';

/** What statements stand under: the cut of their head, or the words of a key that has none. */
export interface Heads {
  /** The statements right under each statement. */
  children: readonly (readonly number[])[];
  /** Whether anything printable stands under a statement, at any depth. */
  hasContent(index: number): boolean;
}

/** The classes whose words can stand on a page. */
const printable: ReadonlySet<string> = new Set(['fact', 'item', 'person', 'event', 'quotation', 'story']);
export const isPrintable = (statement: Pick<Classified, 'class'>) => printable.has(statement.class);

/** Reads the tree that `under` makes of the statements; a head always stands before what is under it. */
export function headsOf(statements: readonly Classified[]): Heads {
  const children: number[][] = statements.map(() => []);
  const filled = statements.map(() => false);
  statements.forEach(({ under }, index) => {
    if (under !== undefined && under < index) children[under]?.push(index);
  });
  for (let index = statements.length - 1; index >= 0; index -= 1) {
    const statement = statements[index];
    if (statement?.under === undefined || statement.under >= index) continue;
    if (isPrintable(statement) || filled[index]) filled[statement.under] = true;
  }
  return { children, hasContent: (index) => filled[index] ?? false };
}
