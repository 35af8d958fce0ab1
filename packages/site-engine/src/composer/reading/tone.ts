import type { NamedTone } from '../languages/vocabulary.ts';
import { countWords } from './lexicon.ts';
import type { WordTables } from './word-tables.ts';

export type Tone = 'plain' | NamedTone;

/** The feel the person asks for: the one named most often, the first named among equals. */
export function readTone(text: string, { tones }: Pick<WordTables, 'tones'>): Tone {
  let best: Tone = 'plain';
  let bestScore = 0;
  for (const [tone, pattern] of Object.entries(tones)) {
    const { count, first } = countWords(text, pattern);
    const score = count - Math.min(first, 1e6) / 1e7;
    if (count > 0 && score > bestScore) [best, bestScore] = [tone as NamedTone, score];
  }
  return best;
}
