import { setTimeout } from 'node:timers/promises';
import { type Generation, hasDied } from './generation.ts';
import type { GenerationsRepository } from './generations.repository.ts';

const askEveryMs = 250;

/** Resolves when the generation is not being made any more: it has ended, or its process has died. */
export type WaitForGeneration = (generation: Generation) => Promise<void>;

/** The generation may be made by another replica, so the database is asked, once for all who wait in this process. */
export function createWaitForGeneration({ find }: Pick<GenerationsRepository, 'find'>): WaitForGeneration {
  const waiting = new Map<string, Promise<void>>();

  const untilSettled = async ({ id }: Generation) => {
    for (;;) {
      const generation = await find(id);
      if (generation?.state !== 'running' || hasDied(generation, new Date())) return;
      await setTimeout(askEveryMs);
    }
  };

  return (generation) => {
    const settled =
      waiting.get(generation.id) ?? untilSettled(generation).finally(() => waiting.delete(generation.id));
    waiting.set(generation.id, settled);
    return settled;
  };
}
