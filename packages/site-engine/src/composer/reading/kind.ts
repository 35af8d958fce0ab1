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
/** Words for the form of a site rather than for the trade it serves: "portfolio for a photographer". */
const formWords =
  /^(?:portfolio|app|platform|event|events|shop|store|campaign|company|business|startup|craft|artist|market|class|dashboard|association)$/iu;

/** Longer names are more telling, words for a form less; the earlier, the more it is what the prompt is about. */
const weigh = (count: number, first: number, word: string): number =>
  (Math.min(count, 3) + 4 / (1 + first / 60) + word.length / 12) * (formWords.test(word) ? 0.4 : 1);

/** The kind a prompt is about: named often, early and by a telling word. */
export function readKind(text: string): KindReading {
  const sample = text.slice(0, 6000);
  let best: KindReading = { kind: 'general', isKnown: false, word: nothingNamed };
  let bestScore = 0;
  for (const { id, pattern } of lexicon) {
    const { count, first } = countWords(sample, pattern);
    const score = weigh(count, first, pattern.exec(sample)?.[0] ?? '');
    if (count > 0 && score > bestScore) {
      best = { kind: id, isKnown: true, word: pattern };
      bestScore = score;
    }
  }
  return best;
}
