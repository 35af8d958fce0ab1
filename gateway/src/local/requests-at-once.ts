/** How many requests of each address are under way: the count of nginx's `limit_conn`. */
export class RequestsAtOnce {
  readonly #limit: number;
  readonly #counts = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a request of this address until `leave`, and says whether it may pass. */
  admits(address: string): boolean {
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    return count <= this.#limit;
  }

  leave(address: string) {
    const left = (this.#counts.get(address) ?? 0) - 1;
    if (left > 0) this.#counts.set(address, left);
    else this.#counts.delete(address);
  }
}
