import type { FeatureVector } from './feature-bag.ts';
import type { StatementFeatures } from './statement-features.ts';

/** By bucket: the row of a model's weights that is its, or -1 where the model does not know the feature. */
export type FeatureIndex = Int32Array;

/** What of a vector a model knows, in its rows instead of buckets. */
export function indexed(index: FeatureIndex, { buckets, values }: FeatureVector): FeatureVector {
  const rows: number[] = [];
  const known: number[] = [];
  for (let at = 0; at < buckets.length; at++) {
    const row = index[buckets[at] ?? -1] ?? -1;
    if (row < 0) continue;
    rows.push(row);
    known.push(values[at] ?? 0);
  }
  return { buckets: Int32Array.from(rows), values: Float32Array.from(known) };
}

/** Statements as a model knows them. Those under one key go on sharing its features. */
export function indexedStatements(
  index: FeatureIndex,
  statements: readonly StatementFeatures[],
): StatementFeatures[] {
  const keys = new Map<FeatureVector, FeatureVector>();
  const indexedKey = (key: FeatureVector): FeatureVector => {
    const known = keys.get(key) ?? indexed(index, key);
    keys.set(key, known);
    return known;
  };
  return statements.map(({ own, key, row, joined }) => ({
    own: indexed(index, own),
    key: key && indexedKey(key),
    row,
    joined,
  }));
}
