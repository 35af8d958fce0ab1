export interface FairQueueSettings {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /** Of these, how many one owner may have; by default as many as there are. */
  perOwner?: number | undefined;
}

/** Work that waits until there is room for it; owners take turns, however much each of them asks for. */
export interface FairQueue {
  /** Pieces of work that wait. */
  readonly waiting: number;
  /**
   * Runs a piece of work when its owner's turn has come.
   *
   * @throws the signal's reason when it aborts before that; work that has begun heeds the signal by itself.
   */
  run<Result>(owner: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** Starts the first piece of work of the owner whose last turn is longest ago. */
export function createFairQueue({ atOnce, perOwner = atOnce }: FairQueueSettings): FairQueue {
  /** Who waits, in the order of turns. */
  const queues = new Map<string, Set<() => void>>();
  const running = new Map<string, number>();
  let runningInAll = 0;
  let waiting = 0;

  const remove = (owner: string, start: () => void): void => {
    const queue = queues.get(owner);
    if (!queue?.delete(start)) return;
    waiting -= 1;
    if (queue.size === 0) queues.delete(owner);
  };

  const nextOwner = (): string | undefined =>
    [...queues.keys()].find((owner) => (running.get(owner) ?? 0) < perOwner);

  const startNext = (): void => {
    const owner = runningInAll < atOnce ? nextOwner() : undefined;
    if (owner === undefined) return;
    const queue = queues.get(owner) ?? new Set();
    const [start] = queue;
    if (!start) return;
    remove(owner, start);
    // To the end of the line: the others come first now.
    if (queue.size > 0) {
      queues.delete(owner);
      queues.set(owner, queue);
    }
    runningInAll += 1;
    running.set(owner, (running.get(owner) ?? 0) + 1);
    start();
  };

  const finish = (owner: string): void => {
    runningInAll -= 1;
    const left = (running.get(owner) ?? 1) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
    startNext();
  };

  const turnOf = (owner: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const leave = () => {
        remove(owner, start);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      const queue = queues.get(owner) ?? new Set();
      queues.set(owner, queue.add(start));
      waiting += 1;
      startNext();
    });

  return {
    get waiting() {
      return waiting;
    },
    async run(owner, work, signal) {
      await turnOf(owner, signal);
      try {
        return await work();
      } finally {
        finish(owner);
      }
    },
  };
}
