import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type FeatureIndex, indexed } from '../../classify/features/feature-index.ts';
import { bucketCount } from '../../classify/features/hash.ts';
import { readIndex } from '../../classify/model/read-index.ts';
import { type Gap, gapFeatures } from './gap-features.ts';

/** How likely it is that a new statement begins behind a gap: one weight for each feature. */
export interface GapModel {
  index: FeatureIndex;
  weights: Float32Array | Int8Array;
  scale: number;
}

/** What stands before the weights, as one line of JSON. */
export interface GapModelHead {
  bucketCount: number;
  features: number;
  scale: number;
}

/**
 * Reads a model's file: compressed by Brotli a line of JSON, the known buckets, then the weights as int8.
 * @throws Error when it was made for another hash than this code has.
 */
export function decodeGapModel(file: Uint8Array): GapModel {
  const bytes = brotliDecompressSync(file);
  const headEnd = bytes.indexOf(0x0a);
  const head: GapModelHead = JSON.parse(new TextDecoder().decode(bytes.subarray(0, headEnd)));
  if (head.bucketCount !== bucketCount)
    throw new Error(
      'The model of gaps does not fit this code: run packages/composer/training/gaps/train.ts.',
    );
  const { index, end } = readIndex(bytes, headEnd + 1, head.features);
  const weights = Int8Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + end, head.features));
  return { index, weights, scale: head.scale };
}

const file = new URL('../../../../assets/gap-model.bin', import.meta.url);
let shipped: GapModel | undefined;

/** The model of this package, read when it is first needed. */
export function shippedGapModel(): GapModel {
  shipped ??= decodeGapModel(readFileSync(file));
  return shipped;
}

/** How likely a new statement begins behind a gap, from 0 to 1. */
export function beginsAnother({ index, weights, scale }: GapModel, gap: Gap): number {
  const { buckets, values } = indexed(index, gapFeatures(gap));
  let score = 0;
  for (let at = 0; at < buckets.length; at += 1)
    score += (weights[buckets[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return 1 / (1 + Math.exp(-score * scale));
}
