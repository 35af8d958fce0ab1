import { discourse } from '@sitewright/composer-content';
import { roughSize } from '../chain/rough-size.ts';
import { type Token, tokensBetween, tokensOf } from '../chain/tokens.ts';
import { FeatureBag, type FeatureVector } from '../classify/features/feature-bag.ts';
import { isNumber, isTelling, sortOf, stemOf } from './likeness.ts';
import type { Segment } from './segments.ts';

type WordSorts = ReadonlyMap<string, readonly string[]>;

let kept: WordSorts | undefined;

/** By word, in which lists of what ties clauses together it stands, and whether a phrase begins with it. */
function wordSorts(): WordSorts {
  if (kept) return kept;
  const sorts = new Map<string, Set<string>>();
  for (const [sort, byLanguage] of Object.entries(discourse()))
    for (const phrase of Object.values(byLanguage as Readonly<Record<string, readonly unknown[]>>).flat()) {
      if (typeof phrase !== 'string') continue;
      for (const [at, { small }] of tokensOf(phrase).entries()) {
        const known = sorts.get(small) ?? new Set();
        sorts.set(small, known.add(at === 0 ? sort : `${sort}+`));
      }
    }
  kept = new Map([...sorts].map(([word, names]) => [word, [...names].sort()]));
  return kept;
}

/** What a segment says by itself. */
interface Said {
  words: readonly Token[];
  sorts: readonly string[];
  /** How much of its telling words have been said before. */
  known: string;
  /** Its numbers, and whether one with the same word beside it has been said before. */
  numbers: string;
  first: string;
}

const quarters = 4;

function saidBy(tokens: readonly Token[], segments: readonly Segment[]): Said[] {
  const before = new Set<string>();
  const units = new Set<string>();
  return segments.map(({ from, to }) => {
    const words = tokensBetween(tokens, from, to);
    const telling = words.filter(isTelling);
    const share = telling.filter((token) => before.has(stemOf(token))).length / Math.max(1, telling.length);
    const own = words.flatMap((token, at) =>
      isNumber(token) ? [`${tokens[from + at - 1]?.small}<`, `>${tokens[from + at + 1]?.small}`] : [],
    );
    const numbers =
      own.length === 0 ? '-' : `${roughSize(own.length / 2)}${own.some((unit) => units.has(unit))}`;
    for (const token of telling) before.add(stemOf(token));
    for (const unit of own) units.add(unit);
    const sorts = [...new Set(words.flatMap(({ small }) => wordSorts().get(small) ?? []))];
    return {
      words,
      sorts,
      known: telling.length === 0 ? '-' : String(Math.round(quarters * share)),
      numbers,
      first: words.find(({ text }) => /^[\p{L}\p{N}]/u.test(text))?.small ?? '',
    };
  });
}

/** A segment with what is around it. */
interface Place {
  said: Said;
  before: Said | undefined;
  next: Said | undefined;
  /** Whether a sentence, or a bracket, begins with it. */
  own: string;
  /** Whether its sentence ends with it. */
  closes: boolean;
  /** The sign in front of it. */
  opening: string;
  length: string;
  /** Its number from the beginning, and from the end. */
  at: number;
  left: number;
  add: (name: string, ...names: readonly string[]) => void;
}

const isSpoken = (word: string): boolean => /^[\p{L}\p{N}]/u.test(word);
const longestShape = 10;

function addWords(
  { said: { words, first }, own, closes, opening, length, add }: Place,
  language: string,
): void {
  const small = words.map((word) => word.small);
  const spoken = small.filter(isSpoken);
  add('any', '', language, own, `${own}${length}`, `${own}${closes}${length}`, `${opening}${own}`);
  add('word', ...small.filter((word) => /^\p{L}/u.test(word)));
  add('pair', ...small.slice(1).map((word, index) => `${small[index]} ${word}`));
  add('start', first, spoken.slice(0, 2).join(' '), spoken.slice(0, 3).join(' '), `${own}${first}`);
  add('end', spoken.at(-1) ?? '', spoken.slice(-2).join(' '));
  add('shape', words.map(sortOf).join('').slice(0, longestShape));
}

function addKnown({ said: { sorts, known, numbers }, own, length, at, left, add }: Place): void {
  const alone = sorts.flatMap((sort) => [sort, `${sort}${own}`, `${sort}${known}${numbers}`]);
  add('says', ...alone);
  const both = `${known}${numbers}`;
  add('known', known, `${known}${own}`, both, `${both}${own}`, `${known}${length}`);
  add('numbers', numbers, `${numbers}${own}${length}`);
  add('place', left === 1 ? 'last' : '', roughSize(left), `${own}${roughSize(left)}`, roughSize(at));
}

const nearest = 6;

function addAround({ said: { known, numbers }, before, next, own, closes, add }: Place): void {
  const wordsOf = ({ words }: Said) => words.map(({ small }) => `w${small}`);
  if (before)
    add(
      'before',
      before.first,
      `${before.numbers}${before.known}`,
      `${before.numbers}>${numbers}${known}`,
      `${before.words.at(-1)?.text}${own}`,
      ...before.sorts,
      ...wordsOf(before).slice(-nearest),
    );
  if (next)
    add(
      'next',
      next.first,
      `${next.numbers}${next.known}`,
      `${numbers}${known}>${next.numbers}`,
      `${closes}`,
      ...next.sorts,
      ...wordsOf(next).slice(0, nearest),
    );
}

/** What is seen of each segment to tell whether it corrects something: its words, what stands around it, and what of it is known. */
export function segmentFeatures(
  tokens: readonly Token[],
  segments: readonly Segment[],
  language: string,
): FeatureVector[] {
  const all = saidBy(tokens, segments);
  return all.map((said, at) => {
    const bag = new FeatureBag();
    const { from, startsSentence } = segments[at] ?? { from: 0, startsSentence: true };
    const place: Place = {
      said,
      before: all[at - 1],
      next: all[at + 1],
      own: `${startsSentence ? 'S' : ''}${tokens[from]?.text === '(' ? '(' : ''}`,
      closes: segments[at + 1]?.startsSentence ?? true,
      opening: tokens[from - 1]?.text ?? '^',
      length: roughSize(said.words.length),
      at,
      left: segments.length - at,
      add: (name, ...names) => bag.addNames(name, names, Math.sqrt(names.length)),
    };
    addWords(place, language);
    addKnown(place);
    addAround(place);
    return bag;
  });
}
