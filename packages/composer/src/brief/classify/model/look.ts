import type { FeatureVector } from '../features/feature-bag.ts';
import { indexedStatements } from '../features/feature-index.ts';
import type { StatementFeatures } from '../features/statement-features.ts';
import { type Linear, scoresOf } from './linear.ts';
import { softmax } from './softmax.ts';
import type { StatementModel } from './statement-model.ts';
import { type Likelihoods, type Looked, surroundingSize, surroundingsOf } from './surroundings.ts';

/** The first look: each statement by its own words, its shape, its place and what it stands under. */
function lookAtEach(first: Linear, statements: readonly StatementFeatures[]): Looked[] {
  const ofKeys = new Map<FeatureVector, Likelihoods>();
  const look = (features: FeatureVector): Likelihoods => softmax(scoresOf(first, features));
  const lookAtKey = (key: FeatureVector): Likelihoods => {
    const likelihoods = ofKeys.get(key) ?? look(key);
    ofKeys.set(key, likelihoods);
    return likelihoods;
  };
  return statements.map(({ own, key, row, joined }) => ({
    first: look(own),
    ofKey: key && lookAtKey(key),
    row,
    joined,
  }));
}

/** What a statement's own features weigh beside those of its surroundings. */
const ownStrength = 0.3;

/** The surroundings' features stand before the statement's own. */
function joined(surroundings: FeatureVector, own: FeatureVector, classes: number): FeatureVector {
  const offset = surroundingSize(classes);
  const count = surroundings.buckets.length;
  const buckets = new Int32Array(count + own.buckets.length);
  const values = new Float32Array(buckets.length);
  buckets.set(surroundings.buckets);
  values.set(surroundings.values);
  for (let at = 0; at < own.buckets.length; at += 1) {
    buckets[count + at] = (own.buckets[at] ?? 0) + offset;
    values[count + at] = (own.values[at] ?? 0) * ownStrength;
  }
  return { buckets, values };
}

/** What the second look sees of statements in a model's own rows: each statement again, and what the first look made of what stands around it. */
export function secondFeatures(
  first: Linear,
  statements: readonly StatementFeatures[],
  isIsolated: boolean,
): FeatureVector[] {
  const { classes } = first;
  const surroundings = surroundingsOf(lookAtEach(first, statements), classes, isIsolated);
  return statements.flatMap(({ own }, at) => {
    const around = surroundings[at];
    return around ? [joined(around, own, classes)] : [];
  });
}

/** What each statement of a prompt may be: calibrated likelihoods of the model's classes. */
export function likelihoodsOf(
  model: StatementModel,
  statements: readonly StatementFeatures[],
): Likelihoods[] {
  return secondFeatures(model.first, indexedStatements(model.index, statements), false).map((features) =>
    softmax(scoresOf(model.second, features).map((score) => score / model.temperature)),
  );
}
