import type { Classified } from '../classify/classified.ts';

/** The statements that were cut from one sentence of running text: the index of the first, and that behind the last. */
export interface SentenceSpan {
  from: number;
  to: number;
}

export function sentenceSpans(statements: readonly Classified[]): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  for (let from = 0; from < statements.length; ) {
    const { sentence } = statements[from] ?? {};
    let to = from + 1;
    while (sentence && statements[to]?.sentence === sentence) to += 1;
    if (sentence) spans.push({ from, to });
    from = to;
  }
  return spans;
}
