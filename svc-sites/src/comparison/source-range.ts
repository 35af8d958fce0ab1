import type { SourceRange } from '@sitewright/contracts';
import type { Element } from './page-tree.ts';

/** Where an element stands in the source of its page; undefined for what only the parser made. */
export function rangeOf({ sourceCodeLocation: at }: Element): SourceRange | undefined {
  return at ? { start: at.startOffset, end: at.endOffset } : undefined;
}

export function startTagOf({ sourceCodeLocation: at }: Element): SourceRange | undefined {
  const tag = at?.startTag ?? at;
  return tag ? { start: tag.startOffset, end: tag.endOffset } : undefined;
}
