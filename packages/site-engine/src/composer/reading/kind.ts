import type { KindId } from '../kinds/kind.ts';
import { kinds } from '../kinds/registry.ts';
import { countWords, wordPattern } from './lexicon.ts';

export interface KindReading {
  kind: KindId;
  isKnown: boolean;
  /** The words that name this kind. */
  word: RegExp;
}

const lexicon = Object.values(kinds).map((kind) => ({ id: kind.id, pattern: wordPattern(kind.words) }));
const nothingNamed = /(?!)/u;

/** The kind named most often; among equals the one named first, because a prompt begins with what it is about. */
export function readKind(text: string): KindReading {
  const sample = text.slice(0, 6000);
  let best: KindReading = { kind: 'general', isKnown: false, word: nothingNamed };
  let bestScore = 0;
  for (const { id, pattern } of lexicon) {
    const { count, first } = countWords(sample, pattern);
    const score = Math.min(count, 3) + 4 / (1 + first / 40);
    if (count > 0 && score > bestScore) {
      best = { kind: id, isKnown: true, word: pattern };
      bestScore = score;
    }
  }
  return best;
}
