import { type Lattice, latticeOf, mayFollow, type Transitions } from '../../src/brief/chain/chain.ts';
import { type ChainModel, scoresOf } from '../../src/brief/chain/chain-model.ts';
import type { FeatureVector } from '../../src/brief/classify/features/feature-bag.ts';
import { indexed } from '../../src/brief/classify/features/feature-index.ts';
import { createRandom } from '../../src/random.ts';
import { frequentFeatures, sizeOf } from '../feature-selection.ts';
import { frequencies } from '../fit.ts';

/** One text to learn from. */
export interface ChainLesson {
  tokens: readonly FeatureVector[];
  /** By token, its tag. */
  target: Int8Array;
}

/** A feature of fewer texts tells more of them than of their names. */
const fewestTexts = 3;
const epochs = 12;
const rate = 0.08;
const smallest = 1e-8;

/** Weights with AdaGrad's step sizes. */
class Weights {
  readonly values: Float32Array<ArrayBuffer>;
  readonly #seen: Float32Array;

  constructor(size: number) {
    this.values = new Float32Array(size);
    this.#seen = new Float32Array(size).fill(smallest);
  }

  learn(at: number, slope: number, step: number): void {
    const total = (this.#seen[at] ?? 0) + slope * slope;
    this.#seen[at] = total;
    this.values[at] = (this.values[at] ?? 0) - (step * slope) / Math.sqrt(total);
  }
}

const transitionsOf = ({ values }: Weights, tagCount: number): Transitions =>
  Float64Array.from(values, (value, at) =>
    mayFollow(Math.floor(at / tagCount), at % tagCount) ? Math.exp(value) : 0,
  );

/** How much too likely each tag behind another is in a row of tokens. */
function bondSlopes(lattice: Lattice, transitions: Transitions, target: Int8Array): Float64Array {
  const { emissions, forward, backward, scales, length, tagCount } = lattice;
  const slopes = new Float64Array(transitions.length);
  for (let token = 1; token < length; token += 1) {
    const row = token * tagCount;
    for (let bond = 0; bond < transitions.length; bond += 1) {
      const [from, to] = [Math.floor(bond / tagCount), row + (bond % tagCount)];
      const share =
        (forward[row - tagCount + from] ?? 0) *
        (transitions[bond] ?? 0) *
        (emissions[to] ?? 0) *
        (backward[to] ?? 0);
      slopes[bond] = (slopes[bond] ?? 0) + share / (scales[token] ?? 1);
    }
    const bond = (target[token - 1] ?? 0) * tagCount + (target[token] ?? 0);
    slopes[bond] = (slopes[bond] ?? 0) - 1;
  }
  return slopes;
}

/** Errors below this teach nothing. */
const negligible = 1e-4;

/** A linear-chain conditional random field, by stochastic gradient. The same lessons give the same weights. */
export function trainChain(
  lessons: readonly ChainLesson[],
  { tagCount, seed, decay = 1 }: { tagCount: number; seed: string; decay?: number },
): ChainModel {
  const index = frequentFeatures(
    lessons.map(({ tokens }) => tokens),
    fewestTexts,
  );
  const size = sizeOf(index);
  const known = lessons.map(({ tokens, target }) => ({
    tokens: tokens.map((features) => indexed(index, features)),
    target,
  }));
  const counts = frequencies(
    known.flatMap(({ tokens }) => tokens),
    size,
  );
  const weights = new Weights(size * tagCount);
  const bonds = new Weights(tagCount * tagCount);
  // Lessons have rows instead of buckets.
  const rowsOnly = {
    index: Int32Array.from({ length: size }, (_, row) => row),
    weights: weights.values,
    scale: 1,
    tagCount,
  };

  const learnToken = (
    { tokens, target }: (typeof known)[number],
    token: number,
    lattice: Lattice,
    step: number,
  ) => {
    const row = token * tagCount;
    const errors = Array.from({ length: tagCount }, (_, tag) => {
      const share = (lattice.forward[row + tag] ?? 0) * (lattice.backward[row + tag] ?? 0);
      return share - (tag === target[token] ? 1 : 0);
    });
    if (errors.every((error) => Math.abs(error) < negligible)) return;
    const { buckets = [], values = [] } = tokens[token] ?? {};
    for (let at = 0; at < buckets.length; at += 1) {
      const bucket = buckets[at] ?? 0;
      const pull = decay / (counts[bucket] ?? 1);
      for (let tag = 0, to = bucket * tagCount; tag < tagCount; tag += 1, to += 1)
        weights.learn(to, (errors[tag] ?? 0) * (values[at] ?? 0) + pull * (weights.values[to] ?? 0), step);
    }
  };
  const learn = (lesson: (typeof known)[number], step: number) => {
    const transitions = transitionsOf(bonds, tagCount);
    const lattice = latticeOf(scoresOf({ ...rowsOnly, transitions }, lesson.tokens), transitions);
    for (let token = 0; token < lattice.length; token += 1) learnToken(lesson, token, lattice, step);
    for (const [bond, slope] of bondSlopes(lattice, transitions, lesson.target).entries())
      bonds.learn(bond, slope, step);
  };
  const random = createRandom(seed);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const lesson of random.shuffle(known)) learn(lesson, rate * (1 - epoch / epochs));
  return { index, weights: weights.values, scale: 1, transitions: transitionsOf(bonds, tagCount), tagCount };
}
