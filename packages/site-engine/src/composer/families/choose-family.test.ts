import { expect, test } from 'vitest';
import { chooseFamily } from './choose-family.ts';

const design = (prompt: string, seed = 0, kind = 'course') =>
  chooseFamily({ kind, tone: 'plain', language: 'en' }, prompt, seed);

test.each([
  ['technical', 'online course about knots, technical look'],
  ['editorial', 'online course about knots, editorial magazine look'],
  ['poster', 'online course about knots, brutalist'],
  ['japanese', 'online course about knots, Japanese style'],
  ['minimal', 'online course about knots, minimalist'],
])('a %s look comes when it is asked for', (family, prompt) => {
  const first = [0, 1, 2, 3, 4, 5, 6, 7].filter((number) => design(`${prompt} ${number}`).id === family);

  expect(first.length).toBeGreaterThanOrEqual(6);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'the next seed brings another family and another hero (seed %i)',
  (seed) => {
    const prompt = 'a bakery in Oslo';
    const [one, next] = [design(prompt, seed, 'bakery'), design(prompt, seed + 1, 'bakery')];

    expect(next.id).not.toBe(one.id);
    expect(next.hero).not.toBe(one.hero);
  },
);

test('when a family comes again it comes with another hero', () => {
  const seeds = Array.from({ length: 30 }, (_, seed) => design('a bakery in Oslo', seed, 'bakery'));
  const first = seeds[0];
  const again = seeds.slice(1).find(({ id }) => id === first?.id);

  expect(again?.hero).not.toBe(first?.hero);
});

test('no two neighbouring headings of a page stand alike', () => {
  const { headings } = design('a bakery in Oslo');

  expect(new Set(headings.map(({ broader, isMirrored }) => `${broader} ${isMirrored}`)).size).toBe(6);
});

test.each([
  ['serif', ['classic', 'editorial', 'luxe']],
  ['mono', ['technical']],
  ['hand', ['playful']],
  ['rounded', ['calm', 'playful']],
] as const)('%s letters come when they are asked for', (typeface, ids) => {
  const first = [0, 1, 2, 3, 4, 5, 6, 7].filter((number) => {
    const { id } = chooseFamily({ kind: 'course', tone: 'plain', language: 'en', typeface }, `${number}`, 0);
    return ids.some((fitting) => fitting === id);
  });

  expect(first.length).toBeGreaterThanOrEqual(6);
});
