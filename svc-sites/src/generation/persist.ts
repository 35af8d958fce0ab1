import { setTimeout } from 'node:timers/promises';
import { toAppError } from '@sitewright/service-kit';

export interface PersistOptions {
  retryMs: number;
  /** Ends the trying. */
  signal: AbortSignal;
}

/** Writes as soon as the database is there and has room; throws what else is wrong, or the signal's reason. */
export async function persist<Result>(
  write: () => Promise<Result>,
  { retryMs, signal }: PersistOptions,
): Promise<Result> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await write();
    } catch (error) {
      if (toAppError(error).code !== 'UNAVAILABLE') throw error;
    }
    await setTimeout(retryMs, undefined, { signal }).catch(() => {});
  }
}
