const mostKept = 500;
const longestKept = 200;

/** The same look at a text, whose answers are kept: many readers ask the same of each statement. Long texts are looked at anew. */
export function remembered<Answer>(look: (text: string) => Answer): (text: string) => Answer {
  const kept = new Map<string, { answer: Answer }>();
  return (text) => {
    if (text.length > longestKept) return look(text);
    const known = kept.get(text);
    if (known) return known.answer;
    if (kept.size >= mostKept) kept.clear();
    const answer = look(text);
    kept.set(text, { answer });
    return answer;
  };
}
