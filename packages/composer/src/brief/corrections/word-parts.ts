/** A prompt in parts, such as its sentences, and how many telling words each shares with a correction. */
export interface WordParts {
  /** By token, the number of its part. */
  of: readonly number[];
  shared: readonly number[];
  /** What the part shares that shares most. */
  most: number;
}

export function wordParts(
  count: number,
  begins: (at: number) => boolean,
  isShared: (at: number) => boolean,
): WordParts {
  const of: number[] = [];
  const shared: number[] = [];
  for (let at = 0; at < count; at += 1) {
    if (at === 0 || begins(at)) shared.push(0);
    const last = shared.length - 1;
    of.push(last);
    if (isShared(at)) shared[last] = (shared[last] ?? 0) + 1;
  }
  return { of, shared, most: shared.reduce((most, each) => Math.max(most, each), 0) };
}

/** How many words the part of a token shares. */
export const sharedAt = ({ of, shared }: WordParts, at: number): number => shared[of[at] ?? 0] ?? 0;

const many = 3;

/** The same as a name of a feature, with a mark where no part shares more. */
export function levelAt(parts: WordParts, at: number): string {
  const count = sharedAt(parts, at);
  return count === 0 ? '0' : `${Math.min(count, many)}${count === parts.most ? '!' : ''}`;
}
