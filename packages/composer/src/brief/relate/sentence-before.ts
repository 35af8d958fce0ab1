import type { Classified } from '../classify/classified.ts';

/** What is taken back by "that" is one sentence, and no long list. */
const longestSentence = 3;

/** The statements of the sentence that ends with the one before `at`. */
export function sentenceBefore(statements: readonly Classified[], at: number): number[] {
  const sentence: number[] = [];
  for (let index = at - 1; index >= 0 && sentence.length <= longestSentence; index -= 1) {
    const statement = statements[index];
    if (!statement || statement.kind === 'markup') break;
    sentence.unshift(index);
    if (!statement.joined) return sentence.length > longestSentence ? [at - 1] : sentence;
  }
  return at > 0 ? [at - 1] : [];
}
