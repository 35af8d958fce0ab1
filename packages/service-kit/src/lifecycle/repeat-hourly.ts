import type { Logger } from '../logger.ts';

const hourMs = 60 * 60 * 1000;

/** Work that may be repeated, and stops when `signal` says so. Returns how much there was to do. */
export interface HourlyTask {
  /** What is logged of it: so many `what`. */
  what: string;
  run(now: Date, signal: AbortSignal): Promise<number>;
}

/** Runs the tasks in order, now and every hour; one that fails leaves the others alone. The returned function stops it. */
export function repeatHourly(tasks: HourlyTask[], log: Logger): () => Promise<void> {
  const stopping = new AbortController();

  const runTask = async ({ what, run }: HourlyTask) => {
    try {
      const count = await run(new Date(), stopping.signal);
      if (count > 0) log.info({ count }, what);
    } catch (error) {
      log.error({ err: error }, `${what}: failed; it is tried again in an hour`);
    }
  };
  const runAll = async () => {
    for (const task of tasks) await runTask(task);
  };

  let running = runAll();
  const timer = setInterval(() => {
    running = running.then(runAll);
  }, hourMs);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
