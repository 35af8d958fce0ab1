/** So many answers are kept, and as many of those that were asked for before. */
const mostKept = 2_000;
const longestKept = 500;

interface Kept<Answer> {
  text: string;
  answer: Answer;
}

/**
 * The same look at a text, whose answers are kept: many readers ask the same of each statement. Of long texts, which would fill the
 * memory, the last one is kept: it is asked about in a row.
 */
export function remembered<Answer>(look: (text: string) => Answer): (text: string) => Answer {
  let kept = new Map<string, Kept<Answer>>();
  let older = kept;
  let last: Kept<Answer> | undefined;
  let lastLong: Kept<Answer> | undefined;
  const lookAtLong = (text: string): Answer => {
    if (lastLong?.text !== text) lastLong = { text, answer: look(text) };
    return lastLong.answer;
  };
  const lookAgain = (text: string): Kept<Answer> => {
    const answer = older.get(text) ?? { text, answer: look(text) };
    if (kept.size >= mostKept) {
      older = kept;
      kept = new Map();
    }
    kept.set(text, answer);
    return answer;
  };
  return (text) => {
    if (text.length > longestKept) return lookAtLong(text);
    if (last?.text !== text) last = kept.get(text) ?? lookAgain(text);
    return last.answer;
  };
}
