import { brotliCompressSync } from 'node:zlib';
import type { FeatureIndex } from '../src/brief/classify/features/feature-index.ts';
import { bucketCount } from '../src/brief/classify/features/hash.ts';
import type { ModelHead } from '../src/brief/classify/model/decode-model.ts';
import type { Linear } from '../src/brief/classify/model/linear.ts';
import { modelClasses, type StatementModel } from '../src/brief/classify/model/statement-model.ts';
import { sizeOf } from './feature-selection.ts';

/** Weights run from -7 to 7: more steps make the file larger and the model no better. */
const largest = 7;
/** One in a thousand weights is larger than the largest step. */
const withinSteps = 0.999;

const scalesOf = ({ classes, weights }: Linear): number[] =>
  Array.from({ length: classes }, (_, c) => {
    const sizes = Float32Array.from(weights)
      .filter((weight, at) => at % classes === c && weight !== 0)
      .map(Math.abs)
      .sort();
    return Number(((sizes[Math.floor(sizes.length * withinSteps)] ?? largest) / largest).toPrecision(6));
  });

const quantized = ({ classes, weights }: Linear, scales: readonly number[]): Int8Array =>
  Int8Array.from(weights, (weight, at) => {
    const value = Math.round(weight / (scales[at % classes] ?? 1));
    return Math.max(-largest, Math.min(largest, value));
  });

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

/** The known buckets of an index, each as its distance from the last one: what read-index.ts reads. */
export function encodeIndex(index: FeatureIndex): Uint8Array {
  const buckets = [...index.keys()].filter((bucket) => (index[bucket] ?? -1) >= 0);
  return Uint8Array.from(buckets.flatMap((bucket, at) => varint(bucket - (buckets[at - 1] ?? -1))));
}

/** See decode-model.ts for the form. */
export function encodeModel({ index, first, second, temperature }: StatementModel): Uint8Array {
  const head: ModelHead = {
    classes: modelClasses,
    bucketCount,
    features: sizeOf(index),
    temperature,
    firstScales: scalesOf(first),
    secondScales: scalesOf(second),
  };
  return brotliCompressSync(
    Buffer.concat([
      Buffer.from(`${JSON.stringify(head)}\n`),
      encodeIndex(index),
      Buffer.from(quantized(first, head.firstScales).buffer),
      Buffer.from(quantized(second, head.secondScales).buffer),
    ]),
  );
}
