import type { Route } from '../table/route-table.ts';

type RateLimit = NonNullable<Route['rateLimit']>;

interface Bucket {
  readonly excess: number;
  readonly at: number;
}

const clientsBeforeCleaning = 10_000;

/** A leaky bucket for each client address: the algorithm of nginx's `limit_req` with `nodelay`. */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: RateLimit, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Counts a request of this client and says whether it may pass. */
  admits(client: string): boolean {
    const at = this.#now();
    const excess = this.#excessOf(client, at);
    if (excess > this.#limit.burst) return false;
    if (this.#buckets.size >= clientsBeforeCleaning) this.#forgetIdle(at);
    this.#buckets.set(client, { excess, at });
    return true;
  }

  #excessOf(client: string, at: number): number {
    const bucket = this.#buckets.get(client);
    return bucket ? Math.max(0, this.#leaked(bucket, at) + 1) : 0;
  }

  #leaked({ excess, at: since }: Bucket, at: number): number {
    return excess - ((at - since) / 1000) * this.#limit.requestsPerSecond;
  }

  #forgetIdle(at: number) {
    for (const [client, bucket] of this.#buckets) {
      if (this.#leaked(bucket, at) <= 0) this.#buckets.delete(client);
    }
  }
}
