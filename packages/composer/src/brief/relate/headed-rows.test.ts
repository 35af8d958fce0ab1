import { expect, test } from 'vitest';
import { cutStatements } from '../cut/cut-statements.ts';
import { partHeads } from './headed-rows.ts';

const partedOf = (prompt: string, language: string) =>
  partHeads(cutStatements(prompt), prompt, language).map(({ text, kind, key, under }) => [
    text,
    kind,
    key,
    under,
  ]);

test.each([
  ['A garden blog with three posts: Mulch, My shed, Why I prune late', 'en', 'A garden blog', 'three posts'],
  [
    'Blog übers Imkern mit zwei Beiträgen: Erste Waben, Der Schwarm',
    'de',
    'Blog übers Imkern',
    'zwei Beiträge',
  ],
])(
  'what stands behind the head of a row stands under it, and not under what the site is: %s',
  (prompt, tag, what, head) => {
    const [first, second, ...entries] = partedOf(prompt, tag);
    expect(first).toEqual([what, 'sentence', undefined, undefined]);
    expect(second).toEqual([head, 'heading', undefined, undefined]);
    expect(entries.length).toBeGreaterThan(1);
    for (const [, , key, under] of entries) expect([key, under]).toEqual([head, 1]);
  },
);

test('cuts behind such a row stand under what they stood under', () => {
  const prompt = 'A garden blog with posts: Mulch, My shed\n\nPlaces I go to often:\n- Kew\n- Wisley';
  const cuts = partHeads(cutStatements(prompt), prompt, 'en');
  for (const { key, under } of cuts) if (under !== undefined) expect(cuts[under]?.text).toBe(key);
});

test.each(['A baker with three hands: left, right, spare', 'Opening hours with exceptions: Monday, Friday'])(
  'a head that names no section stays whole: %s',
  (prompt) => {
    expect(partHeads(cutStatements(prompt), prompt, 'en')).toEqual(cutStatements(prompt));
  },
);
