/** How many buckets features are hashed to. Shipped weights are made for this many and for this hash. */
export const bucketCount = 1 << 18;

const fnvBasis = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** One step of FNV-1a over UTF-16 units. */
export const hashUnit = (hash: number, unit: number): number => Math.imul(hash ^ unit, fnvPrime);

/** The hash of `text` that goes on from `seed`. Which is what keeps features of different sorts apart. */
export function hashText(text: string, seed: number = fnvBasis): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = hashUnit(hash, text.charCodeAt(at));
  return hash;
}

/** FNV-1a leaves its low bits poorly mixed: the last steps of MurmurHash3 scatter them. */
export function bucketOf(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % bucketCount;
}
