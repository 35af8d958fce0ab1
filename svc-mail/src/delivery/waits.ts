export interface Waits {
  /** After the first failure; it doubles with each further one. */
  firstMs: number;
  longestMs: number;
}

/** Shares of the wait by which it grows at random, so that what failed together does not come back together. */
const jitter = 0.2;

/**
 * Milliseconds to wait after so many attempts. Never less than the first wait: a server that greylists (RFC 6647) refuses
 * whoever comes back sooner.
 */
export function waitAfter(
  attempts: number,
  { firstMs, longestMs }: Waits,
  random: () => number = Math.random,
): number {
  const wait = Math.min(firstMs * 2 ** (Math.max(1, attempts) - 1), longestMs);
  return Math.round(wait * (1 + jitter * random()));
}
