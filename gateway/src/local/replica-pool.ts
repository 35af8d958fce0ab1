const restMs = 2_000;

/** The replicas of one service: takes turns, and lets one that failed rest while others answer. */
export class ReplicaPool {
  readonly #origins: readonly string[];
  readonly #now: () => number;
  readonly #restsUntil = new Map<string, number>();
  #turn = 0;

  constructor(origins: readonly string[], now: () => number = Date.now) {
    this.#origins = origins;
    this.#now = now;
  }

  /** Every replica, the one to try first at the front; resting ones stay as a last resort. */
  inOrder(): string[] {
    const start = this.#origins.length > 0 ? this.#turn++ % this.#origins.length : 0;
    const rotated = [...this.#origins.slice(start), ...this.#origins.slice(0, start)];
    return rotated.sort((a, b) => Number(this.#isResting(a)) - Number(this.#isResting(b)));
  }

  markFailed(origin: string) {
    this.#restsUntil.set(origin, this.#now() + restMs);
  }

  #isResting(origin: string): boolean {
    return (this.#restsUntil.get(origin) ?? 0) > this.#now();
  }
}
