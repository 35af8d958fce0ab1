import type { Classified } from '../../classify/classified.ts';
import { isDescribingKey } from '../identity/description/describing-key.ts';
import { titleOf } from '../outline/title.ts';
import { countWords } from './scan/tokens.ts';
import { trimSeparators } from './scan/trim.ts';

/** Heads of these say something about the site or to its maker: never printed. */
const unprinted: ReadonlySet<string> = new Set([
  'meta',
  'design_wish',
  'prohibition',
  'context',
  'identity',
  'not_understood',
]);
const longestLabel = 6;
const longestText = 80;

/** What a statement stands under, as a label that can be printed beside it; nothing where its head is a sentence or a wish. */
export function labelOf(statement: Classified, statements: readonly Classified[]): string | undefined {
  const head = statement.under === undefined ? undefined : statements[statement.under];
  const text = head?.text ?? statement.key ?? '';
  if (text.length > longestText) return undefined;
  const label = trimSeparators(text);
  const isPrinted = !isDescribingKey(label) && (head === undefined || !unprinted.has(head.class));
  // "The six beetles" stands over them as "beetles".
  const title = countWords(label) <= longestLabel ? titleOf(label) : undefined;
  return isPrinted && title !== undefined && label.toLowerCase().endsWith(title.toLowerCase())
    ? title
    : undefined;
}
