/** Numbers from 0 to below 1 that look random and are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Cuts text or bytes into pieces of 1 to `longest`. */
export function cutRandomly<T extends string | Uint8Array>(
  whole: T,
  random: () => number,
  longest: number,
): T[] {
  const pieces: T[] = [];
  for (let start = 0; start < whole.length; ) {
    const end = start + 1 + Math.floor(random() * longest);
    pieces.push(whole.slice(start, end) as T);
    start = end;
  }
  return pieces;
}
