import { expect, test } from 'vitest';
import { cutStatements } from '../cut/cut-statements.ts';
import { Addressees } from './addressees.ts';
import { partByAddressee } from './part-by-addressee.ts';

/** A prompt whose words between brackets only the maker is told, surely; those between braces, perhaps. */
function partsOf(marked: string): string[] {
  const prompt = marked.replaceAll(/[[\]{}]/gu, '');
  const words = [...marked.matchAll(/\p{L}+|[[\]{}]/gu)];
  const addressed: { start: number; end: number; likelihood: number }[] = [];
  let [likelihood, signs] = [0.02, 0];
  for (const { 0: word, index } of words) {
    if (/[[\]{}]/u.test(word)) {
      likelihood = { '[': 0.98, '{': 0.6 }[word] ?? 0.02;
      signs += 1;
    } else addressed.push({ start: index - signs, end: index - signs + word.length, likelihood });
  }
  return partByAddressee(cutStatements(prompt), prompt, new Addressees(addressed)).map(({ text }) => text);
}

test.each([
  [
    'We bake before dawn and [honestly I have no idea of colours].',
    ['We bake before dawn', 'and honestly I have no idea of colours'],
  ],
  [
    '[Could you say somewhere that] our yard is open all winter long?',
    ['Could you say somewhere that', 'our yard is open all winter long?'],
  ],
])('a sentence is parted where its clauses are told to different ones: %s', (marked, parts) => {
  expect(partsOf(marked)).toEqual(parts);
});

test.each([
  'We bake before dawn and {honestly it is quite early}.',
  'We bake before [dawn in winter] for the market.',
  'We bake before dawn and [see you].',
  '[Please do not mention that] we bake before dawn at night.',
])(
  'it stays whole where nothing is clear, inside of a clause, for few words, and where telling is forbidden: %s',
  (marked) => {
    expect(partsOf(marked)).toHaveLength(1);
  },
);

test('what stands under a part that moved stands under it still', () => {
  const prompt = 'We bake before dawn and honestly I have no idea of colours.\n\n## Bread\n\n- Rye\n- Spelt';
  const at = prompt.indexOf('and honestly');
  const words = [...prompt.slice(0, prompt.indexOf('##')).matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    likelihood: index < at ? 0 : 1,
  }));
  const parts = partByAddressee(cutStatements(prompt), prompt, new Addressees(words));
  const heads = parts.flatMap(({ text, under }) => (under === undefined ? [] : [[text, parts[under]?.text]]));
  expect(heads).toEqual([
    ['Rye', 'Bread'],
    ['Spelt', 'Bread'],
  ]);
});
