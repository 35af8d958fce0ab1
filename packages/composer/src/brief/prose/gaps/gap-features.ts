import type { Classified } from '../../classify/classified.ts';
import { FeatureBag } from '../../classify/features/feature-bag.ts';

/** The gap between two pieces of a sentence. */
export interface Gap {
  /** The pieces of the sentence, as they were taken one by one. */
  pieces: readonly Classified[];
  /** Of the piece before the gap. */
  at: number;
  /** What stands in the gap, in small letters. */
  sign: string;
}

const longestSign = 12;
const mostWords = 12;
const shaped = 12;
const word = /[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu;
const money = /[€£$¥₹]|(?<!\p{L})(?:zł|eur|chf|kr)(?!\p{L})/iu;
const sizes: readonly [most: number, name: string][] = [
  [5, ''],
  [8, '6-8'],
  [12, '9-12'],
  [19, '13-19'],
];

const wordsOf = (text: string): string[] => text.toLowerCase().match(word) ?? [];

const sizeOf = (count: number): string => {
  const [, name] = sizes.find(([most]) => count <= most) ?? [0, '20+'];
  return name === '' ? String(count) : name;
};

/** "Aa 0": which letters, numbers and signs follow each other. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/\p{Ll}/gu, 'a')
    .replaceAll(/\p{N}/gu, '0')
    .replaceAll(/(.)\1+/gu, '$1');

const valuesOf = (text: string): string => `${money.test(text) ? 'm' : ''}${/\p{N}/u.test(text) ? 'n' : ''}`;

const gramsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3));

const sureness = ({ sureness: share }: Classified): number => Math.round(share * 5);
const likeliest = ({ class: name, also }: Classified): string =>
  name === 'not_understood' ? `?${also[0] ?? ''}` : name;

/** What is seen of a gap: the sign in it, the words and values on both sides, their classes, and where in the sentence it is. */
export function gapFeatures({ pieces, at, sign: whole }: Gap): FeatureBag {
  const bag = new FeatureBag();
  const [left, right, next] = [pieces[at], pieces[at + 1], pieces[at + 2]];
  if (!left || !right) return bag;
  const sign = whole.slice(0, longestSign);
  const [before, behind] = [wordsOf(left.text), wordsOf(right.text)];
  const [first = '', second = '', third = ''] = behind;
  const last = before.at(-1) ?? '';
  bag.addNames('any', [''], 1);
  bag.addNames('sign', [sign, `${sign}|${first}`], 1);
  bag.addNames('right', [first, `${first} ${second}`, `${first} ${second} ${third}`], 1);
  bag.addNames('right words', behind.slice(0, mostWords), 0.8);
  bag.addNames('left', [last, `${before.at(-2) ?? ''} ${last}`], 1);
  bag.addNames('begins', [before[0] ?? '', `${before[0] ?? ''} ${before[1] ?? ''}`], 1);
  bag.addNames('left words', before.slice(-mostWords), 0.8);
  bag.addNames(
    'shape',
    [`<${shapeOf(left.text.slice(-shaped))}`, `>${shapeOf(right.text.slice(0, shaped))}`],
    0.8,
  );
  bag.addNames('values', [`${valuesOf(left.text)}|${valuesOf(right.text)}`], 1);
  bag.addNames(
    'sizes',
    [
      `<${sizeOf(before.length)}`,
      `>${sizeOf(behind.length)}`,
      `${sizeOf(before.length)}|${sizeOf(behind.length)}`,
    ],
    1,
  );
  bag.addNames(
    'place',
    [
      `of ${sizeOf(pieces.length)}`,
      `at ${at}`,
      `left ${pieces.length - 2 - at}`,
      `${left.kind}|${right.kind}`,
    ],
    1,
  );
  bag.addNames(
    'around',
    [wordsOf(next?.text ?? '')[0] ?? '$', wordsOf(pieces[at - 1]?.text ?? '')[0] ?? '^'],
    0.5,
  );
  bag.addNames(
    'letters',
    [
      ...gramsOf(`^${right.text.toLowerCase().slice(0, 16)}`),
      ...gramsOf(`${left.text.toLowerCase().slice(-16)}$`),
    ],
    0.8,
  );
  bag.addNames(
    'classes',
    [
      `${likeliest(left)}|${likeliest(right)}`,
      `<${likeliest(left)}${sureness(left)}`,
      `>${likeliest(right)}${sureness(right)}`,
    ],
    1.5,
  );
  return bag;
}
