import type { FeatureIndex } from '../features/feature-index.ts';
import { bucketCount } from '../features/hash.ts';

/** The buckets that are known, each as its distance from the last one in a varint: seven bits a byte, the low ones first. */
export function readIndex(
  bytes: Uint8Array,
  from: number,
  features: number,
): { index: FeatureIndex; end: number } {
  const index = new Int32Array(bucketCount).fill(-1);
  let at = from;
  let bucket = -1;
  for (let row = 0; row < features; row++) {
    let distance = 0;
    for (let shift = 0, byte = 0x80; byte >= 0x80; shift += 7) {
      byte = bytes[at++] ?? 0;
      distance |= (byte & 0x7f) << shift;
    }
    bucket += distance;
    index[bucket] = row;
  }
  return { index, end: at };
}
