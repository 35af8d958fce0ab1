import type { Logger } from '../logger.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Runs a task now and every hour, one run after the other; a run that fails is logged and tried again an hour later.
 * The returned function stops it, aborts the task's signal and waits for what is running.
 */
export function runHourly(
  task: (signal: AbortSignal) => Promise<void>,
  { name, log }: { name: string; log: Logger },
): () => Promise<void> {
  const stopping = new AbortController();
  const run = async () => {
    try {
      await task(stopping.signal);
    } catch (error) {
      log.error({ err: error, task: name }, 'task failed; it is tried again in an hour');
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, hourMs);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
