import { brotliCompressSync } from 'node:zlib';
import { indexed } from '../../src/brief/classify/features/feature-index.ts';
import { bucketCount } from '../../src/brief/classify/features/hash.ts';
import type { GapModel, GapModelHead } from '../../src/brief/prose/gaps/gap-model.ts';
import { encodeIndex } from '../encode-model.ts';
import { frequentFeatures, sizeOf } from '../feature-selection.ts';
import { fit, type Lesson } from '../fit.ts';

const fewestLessons = 3;
const options = { classes: 2, epochs: 8, rate: 0.1, decay: 0.6 };

/** A model of the features that are in several lessons. */
export function trainGapModel(lessons: readonly Lesson[]): GapModel {
  const index = frequentFeatures(
    lessons.map(({ vector }) => [vector]),
    fewestLessons,
  );
  const known = lessons.map(({ vector, target }) => ({ vector: indexed(index, vector), target }));
  const size = sizeOf(index);
  const { weights } = fit(known, { ...options, size });
  return {
    index,
    weights: Float32Array.from(
      { length: size },
      (_, at) => (weights[2 * at + 1] ?? 0) - (weights[2 * at] ?? 0),
    ),
    scale: 1,
  };
}

const largest = 127;

/** See gap-model.ts for the form. */
export function encodeGapModel({ index, weights }: GapModel): Uint8Array {
  const scale = Math.max(...Float32Array.from(weights).map(Math.abs)) / largest;
  const head: GapModelHead = { bucketCount, features: weights.length, scale };
  const quantized = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return brotliCompressSync(
    Buffer.concat([
      Buffer.from(`${JSON.stringify(head)}\n`),
      encodeIndex(index),
      Buffer.from(quantized.buffer),
    ]),
  );
}
