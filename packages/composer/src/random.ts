/** A repeatable source of chance: the same seed, the same choices. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from 0 up to, but not including, `count`. */
  index(count: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
  /** An independent source, so that one more choice here changes nothing elsewhere. */
  fork(purpose: string): Random;
}

const hash = (text: string): number => {
  let state = 2166136261;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 16777619);
  return state >>> 0;
};

/** Mulberry32: small, fast and even enough for drawing. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function createRandom(seed: string): Random {
  const next = mulberry32(hash(seed));
  const index = (count: number) => Math.floor(next() * count);
  return {
    next,
    index,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => items[index(items.length)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
    fork: (purpose) => createRandom(`${seed}/${purpose}`),
  };
}
