import type { FeatureVector } from '../features/feature-bag.ts';

/** A linear model of `classes` scores: the weights of feature `f` stand from `f * classes` on; `scales` are by class. */
export interface Linear {
  readonly classes: number;
  readonly weights: Float32Array | Int8Array;
  readonly scales: readonly number[];
}

/** The score of each class: the sum of its weights for the features that are there. */
export function scoresOf(
  { classes, weights, scales }: Linear,
  { buckets, values }: FeatureVector,
): Float64Array {
  const scores = new Float64Array(classes);
  for (let at = 0; at < buckets.length; at++) {
    const base = (buckets[at] ?? 0) * classes;
    const value = values[at] ?? 0;
    for (let c = 0; c < classes; c++) scores[c] = (scores[c] ?? 0) + (weights[base + c] ?? 0) * value;
  }
  return scores.map((score, c) => score * (scales[c] ?? 1));
}
