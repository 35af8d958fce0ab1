import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { FeatureVector } from '../classify/features/feature-bag.ts';
import type { FeatureIndex } from '../classify/features/feature-index.ts';
import { bucketCount } from '../classify/features/hash.ts';
import { readIndex } from '../classify/model/read-index.ts';
import type { Transitions } from './chain.ts';

/** A linear chain: one weight for each feature and tag, and one for each tag behind another. */
export interface ChainModel {
  index: FeatureIndex;
  /** `weights[row * tagCount + tag]`, to be multiplied by `scale`. */
  weights: Int8Array | Float32Array;
  scale: number;
  transitions: Transitions;
  tagCount: number;
}

/** What stands before the weights, as one line of JSON. */
export interface ChainModelHead {
  bucketCount: number;
  tags: number;
  features: number;
  scale: number;
  transitions: readonly number[];
}

/**
 * Reads a model's file: compressed by Brotli a line of JSON, the known buckets, then the weights as int8.
 *
 * @param tagCount of the kinds that it is to tell apart
 * @throws Error when it was made for other tags or another hash than this code has.
 */
export function decodeChainModel(file: Uint8Array, tagCount: number): ChainModel {
  const bytes = brotliDecompressSync(file);
  const headEnd = bytes.indexOf(0x0a);
  const head: ChainModelHead = JSON.parse(new TextDecoder().decode(bytes.subarray(0, headEnd)));
  if (head.bucketCount !== bucketCount || head.tags !== tagCount)
    throw new Error('A chain model does not fit this code: run the training that makes it.');
  const { index, end } = readIndex(bytes, headEnd + 1, head.features);
  const weights = Int8Array.from(
    new Int8Array(bytes.buffer, bytes.byteOffset + end, head.features * tagCount),
  );
  return { index, weights, scale: head.scale, transitions: Float64Array.from(head.transitions), tagCount };
}

/** The model in a file of the folder `assets`, read when it is first needed. */
export function shippedChainModel(name: string, tagCount: number): () => ChainModel {
  let shipped: ChainModel | undefined;
  return () =>
    (shipped ??= decodeChainModel(
      readFileSync(new URL(`../../../assets/${name}`, import.meta.url)),
      tagCount,
    ));
}

/** Adds to the scores of a token, which stand from `first` on, what its features say. */
function addScores(
  { index, weights, scale, tagCount }: ChainModel,
  { buckets, values }: FeatureVector,
  scores: Float64Array,
  first: number,
): void {
  for (let at = 0; at < buckets.length; at += 1) {
    const known = index[buckets[at] ?? -1] ?? -1;
    if (known < 0) continue;
    const row = known * tagCount;
    const value = Math.fround(values[at] ?? 0) * scale;
    for (let tag = 0; tag < tagCount; tag += 1)
      scores[first + tag] = (scores[first + tag] ?? 0) + value * (weights[row + tag] ?? 0);
  }
}

/** The scores of all tags at all tokens. */
export function scoresOf(model: ChainModel, tokens: readonly FeatureVector[]): Float64Array {
  const scores = new Float64Array(tokens.length * model.tagCount);
  for (const [token, features] of tokens.entries())
    addScores(model, features, scores, token * model.tagCount);
  return scores;
}
