import { bucketCount } from '../features/hash.ts';
import type { Linear } from './linear.ts';
import type { StatementModel } from './statement-model.ts';
import { surroundingSize } from './surroundings.ts';

/** What stands before the weights, as one line of JSON. */
export interface ModelHead {
  classes: readonly string[];
  bucketCount: number;
  temperature: number;
  firstScales: readonly number[];
  secondScales: readonly number[];
}

/**
 * Weights that are not nought: for each, the distance from the last one as a varint (seven bits a byte, the low ones first),
 * then its value as int8.
 */
function readWeights(bytes: Uint8Array, from: number, size: number): { weights: Int8Array; end: number } {
  const weights = new Int8Array(size);
  let at = from;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  let to = -1;
  for (let left = varint(); left > 0; left--) {
    to += varint();
    weights[to] = bytes[at++] ?? 0;
  }
  return { weights, end: at };
}

/** @throws Error when the model was made for other classes or another hash than this code has. */
export function decodeModel(bytes: Uint8Array, classes: readonly string[]): StatementModel {
  const headEnd = bytes.indexOf(0x0a);
  const head: ModelHead = JSON.parse(new TextDecoder().decode(bytes.subarray(0, headEnd)));
  if (head.bucketCount !== bucketCount || head.classes.join() !== classes.join())
    throw new Error('The statement model does not fit this code: run packages/composer/training/train.ts.');
  const count = classes.length;
  const first = readWeights(bytes, headEnd + 1, bucketCount * count);
  const second = readWeights(bytes, first.end, surroundingSize(count) * count);
  const linear = (weights: Int8Array, scales: readonly number[]): Linear => ({
    classes: count,
    weights,
    scales,
  });
  return {
    first: linear(first.weights, head.firstScales),
    second: linear(second.weights, head.secondScales),
    temperature: head.temperature,
  };
}
