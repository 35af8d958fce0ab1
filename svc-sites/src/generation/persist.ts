import { setTimeout } from 'node:timers/promises';
import { isStorageFull, toAppError } from '@sitewright/service-kit';
import { answerWithin } from './answer-within.ts';
import type { GenerationTimings } from './generation-settings.ts';
import type { HeldGeneration } from './held-generation.ts';

export interface PersistOptions {
  retryMs: number;
  answerMs: number;
  /** Ends the trying. */
  signal: AbortSignal;
}

/** Writes as soon as the database is there and has room; throws what else is wrong, or the signal's reason. */
export async function persist<Result>(
  write: () => Promise<Result>,
  { retryMs, answerMs, signal }: PersistOptions,
): Promise<Result> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await answerWithin(answerMs, write(), signal);
    } catch (error) {
      const mayPass = isStorageFull(error) || toAppError(error).code === 'UNAVAILABLE';
      if (!mayPass) throw error;
    }
    await setTimeout(retryMs, undefined, { signal }).catch(() => {});
  }
}

/** The same, for as long as a generation is held here. */
export const persistWhileHeld = <Result>(
  { timings: { retryMs, answerMs } }: { timings: Pick<GenerationTimings, 'retryMs' | 'answerMs'> },
  { hold: { signal } }: Pick<HeldGeneration, 'hold'>,
  write: () => Promise<Result>,
): Promise<Result> => persist(write, { retryMs, answerMs, signal });
