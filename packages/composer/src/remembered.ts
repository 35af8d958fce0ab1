/** So many answers are kept, and as many of those that were asked for before. */
const mostKept = 2_000;
const longestKept = 500;

interface Kept<Answer> {
  text: string;
  answer: Answer;
}

/**
 * The same look at a text, whose answers are kept: many readers ask the same of each statement. Of long texts, which would fill the
 * memory, the last one is kept, as it is asked about in a row, or the last few.
 */
export function remembered<Answer>(look: (text: string) => Answer, mostLong = 1): (text: string) => Answer {
  let kept = new Map<string, Kept<Answer>>();
  let older = kept;
  const long = new Map<string, Kept<Answer>>();
  let last: Kept<Answer> | undefined;
  let lastLong: Kept<Answer> | undefined;
  const lookAtLong = (text: string): Answer => {
    if (lastLong?.text === text) return lastLong.answer;
    lastLong = long.get(text) ?? { text, answer: look(text) };
    if (long.size >= mostLong && !long.has(text)) long.clear();
    long.set(text, lastLong);
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
