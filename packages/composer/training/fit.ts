import type { FeatureVector } from '../src/brief/classify/features/feature-bag.ts';
import type { Linear } from '../src/brief/classify/model/linear.ts';
import { scoresOf } from '../src/brief/classify/model/linear.ts';
import { softmax } from '../src/brief/classify/model/softmax.ts';
import { createRandom } from '../src/random.ts';

/** One thing to learn from: `target` is how much it is of each class, in sum 1. */
export interface Lesson {
  vector: FeatureVector;
  target: readonly number[];
}

export interface FitOptions {
  /** How many features there are. */
  size: number;
  classes: number;
  epochs: number;
  rate: number;
  /** Strength of the L2 penalty. */
  decay: number;
}

/** In how many vectors each feature is: the penalty of a whole round is spread over them. */
export function frequencies(vectors: readonly FeatureVector[], size: number): Float32Array {
  const counts = new Float32Array(size);
  for (const { buckets } of vectors) for (const bucket of buckets) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return counts;
}

/** Multinomial logistic regression by stochastic gradient with AdaGrad's step sizes. The same lessons give the same weights. */
export function fit(lessons: readonly Lesson[], { size, classes, epochs, rate, decay }: FitOptions): Linear {
  const weights = new Float32Array(size * classes);
  const seen = new Float32Array(size * classes).fill(1e-8);
  const counts = frequencies(
    lessons.map(({ vector }) => vector),
    size,
  );
  const model = { classes, weights, scales: new Array<number>(classes).fill(1) };
  const random = createRandom('fit');

  const learn = ({ vector, target }: Lesson, step: number): void => {
    const slopes = softmax(scoresOf(model, vector)).map((p, c) => p - (target[c] ?? 0));
    const { buckets, values } = vector;
    for (let at = 0; at < buckets.length; at++) {
      const bucket = buckets[at] ?? 0;
      const value = values[at] ?? 0;
      const pull = decay / (counts[bucket] ?? 1);
      for (let c = 0, to = bucket * classes; c < classes; c++, to++) {
        const weight = weights[to] ?? 0;
        const slope = (slopes[c] ?? 0) * value + pull * weight;
        const total = (seen[to] ?? 0) + slope * slope;
        seen[to] = total;
        weights[to] = weight - (step * slope) / Math.sqrt(total);
      }
    }
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    const step = rate * (1 - epoch / epochs);
    for (const lesson of random.shuffle(lessons)) learn(lesson, step);
  }
  return model;
}
