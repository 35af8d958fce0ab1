import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { bestTags, firstTagOf, latticeOf, mayFollow, spanLikelihood, tagCountOf } from './chain.ts';

const kinds = ['name', 'what', 'where'];
const tagCount = tagCountOf(kinds);
const [name, what] = [firstTagOf(kinds, 'name'), firstTagOf(kinds, 'what')];

const length = 3;
const random = createRandom('chain');
const scores = Float64Array.from({ length: length * tagCount }, () => random.between(-2, 2));
const transitions = Float64Array.from({ length: tagCount * tagCount }, (_, at) =>
  mayFollow(Math.floor(at / tagCount), at % tagCount) ? Math.exp(random.between(-1, 1)) : 0,
);

/** All rows of tags with how likely each is, one by one. */
const rows = Array.from({ length: tagCount ** length }, (_, at) =>
  Array.from({ length }, (__, token) => Math.floor(at / tagCount ** token) % tagCount),
);
const weights = rows.map((row) =>
  row.reduce((weight, tag, token) => {
    const before = row[token - 1];
    const step =
      before === undefined ? Number(mayFollow(0, tag)) : (transitions[before * tagCount + tag] ?? 0);
    return weight * step * Math.exp(scores[token * tagCount + tag] ?? 0);
  }, 1),
);
const shareOf = (holds: (row: readonly number[]) => boolean): number => {
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  return sum(weights.filter((_, at) => holds(rows[at] ?? []))) / sum(weights);
};

test('a tag at a token is as likely as all rows that have it there', () => {
  const { forward, backward } = latticeOf(scores, transitions);
  for (let at = 0; at < scores.length; at += 1)
    expect((forward[at] ?? 0) * (backward[at] ?? 0)).toBeCloseTo(
      shareOf((row) => row[Math.floor(at / tagCount)] === at % tagCount),
      9,
    );
});

test('a span is as likely as all rows in which it is an entity, no shorter and no longer', () => {
  const lattice = latticeOf(scores, transitions);
  const first = name;
  for (const [from, to] of [
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
    [0, 3],
  ] as const)
    expect(spanLikelihood(lattice, transitions, { first, from, to })).toBeCloseTo(
      shareOf(
        (row) =>
          row[from] === first &&
          row.slice(from + 1, to).every((tag) => tag === first + 1) &&
          row[to] !== first + 1,
      ),
      9,
    );
});

test('nothing goes on that has not begun', () => {
  expect(mayFollow(0, name + 1)).toBe(false);
  expect(mayFollow(what, name + 1)).toBe(false);
  expect(mayFollow(name, name + 1)).toBe(true);
  expect(mayFollow(name + 1, name + 1)).toBe(true);
});

test('the best row of tags is the likeliest of all', () => {
  const likeliest = rows[weights.indexOf(Math.max(...weights))];
  expect([...bestTags(scores, transitions)]).toEqual(likeliest);
});
