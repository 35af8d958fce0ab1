const mostKept = 4_000;
const longestKept = 500;

/**
 * The same look at a text, whose answers are kept: many readers ask the same of each statement. Of long texts, which would fill the
 * memory, the last one is kept: it is asked about in a row.
 */
export function remembered<Answer>(look: (text: string) => Answer): (text: string) => Answer {
  const kept = new Map<string, { answer: Answer }>();
  let last: { text: string; answer: Answer } | undefined;
  const lookAtLong = (text: string): Answer => {
    if (last?.text !== text) last = { text, answer: look(text) };
    return last.answer;
  };
  return (text) => {
    if (text.length > longestKept) return lookAtLong(text);
    const known = kept.get(text);
    if (known) return known.answer;
    if (kept.size >= mostKept) kept.clear();
    const answer = look(text);
    kept.set(text, { answer });
    return answer;
  };
}
