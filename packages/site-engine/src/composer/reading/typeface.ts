import { wordPattern } from './lexicon.ts';

export type Typeface = 'serif' | 'sans' | 'mono' | 'rounded' | 'hand';

/** How people name the feel of letters; what comes first wins, so that "sans serif" is no serif. */
const words: readonly (readonly [Typeface, readonly string[]])[] = [
  [
    'sans',
    [
      'sans serif',
      'sans-serif',
      'grotesk',
      'grotesque type',
      'serifenlos',
      'serifenlose',
      'sin serifas',
      'sans empattement',
      'sem serifa',
      'senza grazie',
      'ゴシック体',
      'サンセリフ',
    ],
  ],
  [
    'mono',
    ['monospace', 'monospaced', 'mono font', 'typewriter', 'monoespaciada', 'schreibmaschine', '等幅'],
  ],
  [
    'hand',
    [
      'handwritten',
      'hand-written',
      'handwriting',
      'hand-lettered',
      'hand lettering',
      'hand-drawn',
      'handschrift',
      'handgeschrieben',
      'handschriftlich',
      'manuscrita',
      'manuscrito',
      'manuscrite',
      'manuscrit',
      'escrito a mano',
      'écrit à la main',
      'scritto a mano',
      '手書き',
      'خط اليد',
    ],
  ],
  [
    'rounded',
    [
      'rounded font',
      'rounded fonts',
      'rounded type',
      'rounded letters',
      'round letters',
      'rounded',
      'abgerundet',
      'runde schrift',
      'tipografía redonda',
      'redondeada',
      'arrondie',
      'arredondada',
      'arrotondato',
      '丸ゴシック',
    ],
  ],
  [
    'serif',
    [
      'serif',
      'serifs',
      'serifen',
      'serifenschrift',
      'con serifa',
      'serifa',
      'empattements',
      'empattement',
      'con grazie',
      '明朝体',
      '明朝',
    ],
  ],
];

const patterns = words.map(([typeface, names]) => [typeface, wordPattern(names)] as const);

/** The feel of letters a prompt asks for. */
export const readTypeface = (text: string): Typeface | undefined =>
  patterns.find(([, pattern]) => pattern.test(text.slice(0, 6000)))?.[0];
