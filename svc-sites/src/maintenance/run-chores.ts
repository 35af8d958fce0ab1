import { type Logger, runHourly } from '@sitewright/service-kit';

/** Work that may be repeated, and stops when `signal` says so. Returns how much there was to do. */
export interface Chore {
  /** What is logged of it: so many `what`. */
  what: string;
  run(now: Date, signal: AbortSignal): Promise<number>;
}

/** Does each chore now and every hour; one that fails leaves the others alone. The returned function stops them. */
export function runChores(chores: Chore[], log: Logger): () => Promise<void> {
  const stops = chores.map(({ what, run }) =>
    runHourly(
      async (signal) => {
        const count = await run(new Date(), signal);
        if (count > 0) log.info({ count }, what);
      },
      { name: what, log },
    ),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
