import type { GenerationTimings } from './generation-settings.ts';
import type { HeldGeneration, Interruption } from './held-generation.ts';
import type { LeasesRepository } from './leases.repository.ts';
import { persistWhileHeld } from './persist.ts';

/** What only the holder of the lease may write, which says false to everybody else. @throws the loss of the lease, which ends everything */
export async function persistWhileLeased(
  deps: { timings: Pick<GenerationTimings, 'retryMs' | 'answerMs'> },
  held: HeldGeneration,
  write: () => Promise<boolean>,
): Promise<void> {
  if (!(await persistWhileHeld(deps, held, write))) lose(held);
}

/** So that a process that was replaced without noticing stores nothing. @throws the loss of the lease, which ends everything */
export async function confirmLease(
  { leases }: { leases: Pick<LeasesRepository, 'beat'> },
  held: HeldGeneration,
): Promise<void> {
  const beat = await leases.beat(held.lease, { phase: held.written.phase(), ranMs: held.ranMs() });
  if (!beat) lose(held);
}

function lose({ hold }: HeldGeneration): void {
  hold.abort('lost' satisfies Interruption);
  hold.signal.throwIfAborted();
}
