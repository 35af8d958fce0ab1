import { countWords, wordPattern } from './lexicon.ts';

export type Tone = 'plain' | 'warm' | 'playful' | 'elegant' | 'bold' | 'calm' | 'technical' | 'minimal';

const toneWords: Readonly<Record<Exclude<Tone, 'plain'>, RegExp>> = {
  warm: wordPattern([
    'warm',
    'cosy',
    'cozy',
    'friendly',
    'homely',
    'rustic',
    'family',
    'neighbourhood',
    'neighborhood',
    'artisan',
    'handmade',
    'welcoming',
  ]),
  playful: wordPattern([
    'playful',
    'fun',
    'funny',
    'quirky',
    'kids',
    'children',
    'colourful',
    'colorful',
    'cheerful',
    'whimsical',
  ]),
  elegant: wordPattern([
    'elegant',
    'luxury',
    'luxurious',
    'refined',
    'upscale',
    'premium',
    'classic',
    'classy',
    'timeless',
    'sophisticated',
    'traditional',
    'trustworthy',
    'professional',
    'serious',
  ]),
  bold: wordPattern([
    'bold',
    'loud',
    'energetic',
    'punk',
    'edgy',
    'brutalist',
    'striking',
    'powerful',
    'vibrant',
    'neon',
    'poster',
  ]),
  calm: wordPattern([
    'calm',
    'gentle',
    'soft',
    'soothing',
    'peaceful',
    'relaxing',
    'serene',
    'zen',
    'quiet',
    'caring',
    'rounded',
  ]),
  technical: wordPattern([
    'technical',
    'developer',
    'developers',
    'engineers',
    'futuristic',
    'sleek',
    'tech',
    'cutting edge',
    'data',
  ]),
  minimal: wordPattern([
    'minimal',
    'minimalist',
    'minimalistic',
    'clean',
    'simple',
    'understated',
    'monochrome',
  ]),
};

/** The feel the person asks for: the one named most often, the first named among equals. */
export function readTone(text: string): Tone {
  let best: Tone = 'plain';
  let bestScore = 0;
  for (const [tone, pattern] of Object.entries(toneWords)) {
    const { count, first } = countWords(text, pattern);
    const score = count - Math.min(first, 1e6) / 1e7;
    if (count > 0 && score > bestScore) [best, bestScore] = [tone as Tone, score];
  }
  return best;
}
