import { type SettleDependencies, settleDead } from './settle-dead.ts';

const atOnce = 100;

/** Settles the generations whose process has died, until `signal` stops it. Returns how many there were. */
export async function settleAllDead(
  deps: SettleDependencies,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for (;;) {
    const dead = await deps.records.findDead(now, atOnce);
    for (const generation of dead) {
      if (signal.aborted) return count;
      await settleDead(deps, generation);
      count += 1;
    }
    if (dead.length < atOnce) return count;
  }
}
