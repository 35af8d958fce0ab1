import type { Cut } from './cut.ts';
import { CutWriter } from './cut-writer.ts';
import { trimmed } from './span.ts';

/** Where a statement ends: the end of a line, of a sentence, or a comma that is not inside a number. */
const ends = /\n|[.!?](?=\s|$)|[;,](?=\s)|[。！？、，،؛؟]/gu;

/**
 * Cuts a prompt into statements: structure first, then sentences, then the parts of enumerations. The cuts stand in order, do
 * not overlap and cover every character that is no space.
 */
export function cutStatements(prompt: string): Cut[] {
  const writer = new CutWriter(prompt);
  let from = 0;
  for (const match of prompt.matchAll(ends)) {
    write(writer, prompt, from, match.index);
    from = match.index + match[0].length;
  }
  write(writer, prompt, from, prompt.length);
  return writer.finish();
}

function write(writer: CutWriter, prompt: string, from: number, to: number): void {
  const span = trimmed(prompt, { start: from, end: to });
  const text = prompt.slice(span.start, span.end).replace(/^(?:[-*•#>]+\s)/u, '');
  if (text !== '') writer.add({ ...span, text, kind: 'sentence' });
}
