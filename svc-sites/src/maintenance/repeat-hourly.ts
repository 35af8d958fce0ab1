import type { Logger } from '@sitewright/service-kit';

const hourMs = 60 * 60 * 1000;

/** Work that may be repeated, and stops when `signal` says so. Returns how much there was to do. */
export interface Chore {
  /** What is logged of it: so many `what`. */
  what: string;
  run(now: Date, signal: AbortSignal): Promise<number>;
}

/** Does the chores in order, now and every hour; one that fails leaves the others alone. The returned function stops it. */
export function repeatHourly(chores: Chore[], log: Logger): () => Promise<void> {
  const stopping = new AbortController();

  const doChore = async ({ what, run }: Chore) => {
    try {
      const count = await run(new Date(), stopping.signal);
      if (count > 0) log.info({ count }, what);
    } catch (error) {
      log.error({ err: error }, `${what}: failed; it is tried again in an hour`);
    }
  };
  const doAll = async () => {
    for (const chore of chores) await doChore(chore);
  };

  let running = doAll();
  const timer = setInterval(() => {
    running = running.then(doAll);
  }, hourMs);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
