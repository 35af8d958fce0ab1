import { bucketCount } from '../src/brief/classify/features/hash.ts';
import type { ModelHead } from '../src/brief/classify/model/decode-model.ts';
import type { Linear } from '../src/brief/classify/model/linear.ts';
import { modelClasses, type StatementModel } from '../src/brief/classify/model/statement-model.ts';

/** How many weights of the first look are kept: two bytes each, most often. */
const keptWeights = 42_000;

/** The weight that just stays when only the `count` largest do. */
function limitOf(weights: Linear['weights'], count: number): number {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  return sizes[sizes.length - count] ?? 0;
}

const scalesOf = ({ classes, weights }: Linear): number[] =>
  Array.from({ length: classes }, (_, c) => {
    let largest = 0;
    for (let at = c; at < weights.length; at += classes)
      largest = Math.max(largest, Math.abs(weights[at] ?? 0));
    return Number((largest / 127).toPrecision(6));
  });

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

/** See `readWeights` of decode-model.ts for the form. */
function writeWeights({ classes, weights }: Linear, scales: readonly number[], limit: number): number[] {
  const bytes: number[] = [];
  let count = 0;
  let last = -1;
  weights.forEach((weight, at) => {
    const value = Math.round(weight / (scales[at % classes] || 1));
    if (Math.abs(weight) < limit || value === 0) return;
    for (const byte of varint(at - last)) bytes.push(byte);
    bytes.push(value & 0xff);
    last = at;
    count++;
  });
  return [...varint(count), ...bytes];
}

export function encodeModel({ first, second, temperature }: StatementModel): Uint8Array {
  const head: ModelHead = {
    classes: modelClasses,
    bucketCount,
    temperature,
    firstScales: scalesOf(first),
    secondScales: scalesOf(second),
  };
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const firstWeights = writeWeights(first, head.firstScales, limitOf(first.weights, keptWeights));
  const secondWeights = writeWeights(second, head.secondScales, 0);
  return Uint8Array.from([...line, ...firstWeights, ...secondWeights]);
}
