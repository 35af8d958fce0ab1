import type { FeatureVector } from '../src/brief/classify/features/feature-bag.ts';
import type { FeatureIndex } from '../src/brief/classify/features/feature-index.ts';
import { bucketCount } from '../src/brief/classify/features/hash.ts';
import type { Document } from './documents.ts';
import type { Lesson } from './fit.ts';

/**
 * How many features are learnt, those of the most prompts: what is in few prompts tells more of them than of its class. Weights
 * that are left out before the fit cost far less than weights that are taken away after it.
 */
const mostFeatures = 25_000;
/** Features of no more than so many prompts are never learnt. */
const rarePrompts = 2;

/** In how many of `sources` each bucket is. */
function countSources(sources: readonly (readonly FeatureVector[])[]): Int32Array {
  const counts = new Int32Array(bucketCount);
  for (const vectors of sources) {
    const its = new Set(vectors.flatMap(({ buckets }) => Array.from(buckets)));
    for (const bucket of its) counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

/** The features that are learnt: those of several prompts or phrases of the lexicon. */
export function selectFeatures(documents: readonly Document[], lexicon: readonly Lesson[]): FeatureIndex {
  const prompts = documents.map(({ statements }) =>
    statements.flatMap(({ own, key }) => (key ? [own, key] : [own])),
  );
  const counts = countSources([...prompts, ...lexicon.map(({ vector }) => [vector])]);
  const limit = Math.max(rarePrompts, counts.toSorted().at(-mostFeatures - 1) ?? 0);
  let rows = 0;
  return counts.map((count) => (count <= limit ? -1 : rows++));
}

/** The features that are in at least so many of `sources`, each of which is the vectors of one thing to learn from. */
export function frequentFeatures(
  sources: readonly (readonly FeatureVector[])[],
  fewest: number,
): FeatureIndex {
  let rows = 0;
  return countSources(sources).map((count) => (count < fewest ? -1 : rows++));
}

/** How many features an index knows. */
export const sizeOf = (index: FeatureIndex): number =>
  index.reduce((most, row) => Math.max(most, row + 1), 0);
