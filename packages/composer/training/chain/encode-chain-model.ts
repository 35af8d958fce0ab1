import { brotliCompressSync } from 'node:zlib';
import type { ChainModel, ChainModelHead } from '../../src/brief/chain/chain-model.ts';
import { bucketCount } from '../../src/brief/classify/features/hash.ts';
import { encodeIndex } from '../encode-model.ts';

/** Weights run from -63 to 63: more steps make the file larger and the model no better. */
const largest = 63;
/** One in two thousand weights is larger than the largest step. */
const withinSteps = 0.9995;

/** See chain-model.ts for the form. */
export function encodeChainModel({ index, weights, transitions, tagCount }: ChainModel): Uint8Array {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  const scale = (sizes[Math.floor(sizes.length * withinSteps)] ?? largest) / largest;
  const head: ChainModelHead = {
    bucketCount,
    tags: tagCount,
    features: weights.length / tagCount,
    scale,
    transitions: [...transitions],
  };
  const quantized = Int8Array.from(weights, (weight) =>
    Math.max(-largest, Math.min(largest, Math.round(weight / scale))),
  );
  return brotliCompressSync(
    Buffer.concat([
      Buffer.from(`${JSON.stringify(head)}\n`),
      encodeIndex(index),
      Buffer.from(quantized.buffer),
    ]),
  );
}
