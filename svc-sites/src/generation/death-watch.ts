import type { GenerationTimings } from './generation-settings.ts';
import type { SeenGeneration } from './leases.repository.ts';

/** Tells which generations have lost the process that made them, by this process's own clock. */
export interface DeathWatch {
  /** Those of which nothing has changed for too long, or whose process has given them back. */
  observe(seen: SeenGeneration[]): SeenGeneration[];
  /** After a look that failed: the times begin anew. */
  forget(): void;
}

interface Observation {
  sign: string | undefined;
  since: number;
}

/** A process that looks so late was itself not there: it cannot say what others did. */
const lateLooks = 4;

export function createDeathWatch(
  { lookMs, takeoverMs }: Pick<GenerationTimings, 'lookMs' | 'takeoverMs'>,
  now: () => number,
): DeathWatch {
  let observations = new Map<string, Observation>();
  let lastLook = now();

  return {
    observe(seen) {
      const time = now();
      if (time - lastLook > Math.max(lateLooks * lookMs, takeoverMs / 2)) observations = new Map();
      lastLook = time;
      const earlier = observations;
      observations = new Map();
      for (const { id, sign } of seen) {
        const before = earlier.get(id);
        observations.set(id, before && before.sign === sign ? before : { sign, since: time });
      }
      return seen.filter(
        ({ id, isReleased }) => isReleased || time - (observations.get(id)?.since ?? time) >= takeoverMs,
      );
    },

    forget() {
      observations = new Map();
    },
  };
}
