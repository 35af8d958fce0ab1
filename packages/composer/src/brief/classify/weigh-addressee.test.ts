import { expect, test } from 'vitest';
import { modelClasses } from './model/statement-model.ts';
import { makerLikelihood, weighAddressee } from './weigh-addressee.ts';

const likely = (shares: Readonly<Record<string, number>>): Float64Array =>
  Float64Array.from(modelClasses, (name) => shares[name] ?? 0);
const unsure = likely({ fact: 0.4, story: 0.2, context: 0.3, meta: 0.1 });

test('what the words of a statement are told moves it between what visitors read and what they do not', () => {
  expect(makerLikelihood(weighAddressee(unsure, 0.99))).toBeGreaterThan(0.75);
  expect(makerLikelihood(weighAddressee(unsure, 0.01))).toBeLessThan(0.3);
});

test('likelihoods stay likelihoods, and keep their order among classes for the same', () => {
  for (const told of [0, 0.01, 0.5, 0.99, 1]) {
    const weighed = weighAddressee(unsure, told);
    expect(weighed.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 5);
    const of = (name: (typeof modelClasses)[number]) => weighed[modelClasses.indexOf(name)] ?? 0;
    expect(of('fact') / of('story')).toBeCloseTo(2, 5);
    expect(of('context') / of('meta')).toBeCloseTo(3, 5);
  }
});

test('a statement of which nothing is known, and one that is sure, keep their reading', () => {
  expect(weighAddressee(unsure, undefined)).toBe(unsure);
  const surely = weighAddressee(likely({ fact: 0.99, meta: 0.01 }), 0.99);
  expect(makerLikelihood(surely)).toBeLessThan(0.5);
});
