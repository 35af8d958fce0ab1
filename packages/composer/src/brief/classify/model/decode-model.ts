import { brotliDecompressSync } from 'node:zlib';
import { bucketCount } from '../features/hash.ts';
import type { Linear } from './linear.ts';
import { readIndex } from './read-index.ts';
import type { StatementModel } from './statement-model.ts';
import { surroundingSize } from './surroundings.ts';

/** What stands before the weights, as one line of JSON. */
export interface ModelHead {
  classes: readonly string[];
  bucketCount: number;
  /** How many features it knows. */
  features: number;
  temperature: number;
  firstScales: readonly number[];
  secondScales: readonly number[];
}

/**
 * Reads a model's file: compressed by Brotli a line of JSON, the known buckets, then the weights of both looks as int8.
 * @throws Error when it was made for other classes or another hash than this code has.
 */
export function decodeModel(file: Uint8Array, classes: readonly string[]): StatementModel {
  const bytes = brotliDecompressSync(file);
  const headEnd = bytes.indexOf(0x0a);
  // What the training writes; a file of another form does not get past the comparison below.
  const head: ModelHead = JSON.parse(new TextDecoder().decode(bytes.subarray(0, headEnd)));
  if (head.bucketCount !== bucketCount || head.classes.join() !== classes.join())
    throw new Error('The statement model does not fit this code: run packages/composer/training/train.ts.');
  const count = classes.length;
  const { index, end } = readIndex(bytes, headEnd + 1, head.features);
  const middle = end + head.features * count;
  const linear = (from: number, size: number, scales: readonly number[]): Linear => ({
    classes: count,
    weights: Int8Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + from, size * count)),
    scales,
  });
  return {
    index,
    first: linear(end, head.features, head.firstScales),
    second: linear(middle, surroundingSize(count) + head.features, head.secondScales),
    temperature: head.temperature,
  };
}
