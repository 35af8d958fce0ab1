import type { StoredRevisionRequest } from '../../db/generation-document.ts';
import { stoppedChange } from '../../revisions/answer.ts';
import type { HeldGeneration, WritingGeneration } from '../held-generation.ts';
import type { Ending } from '../leases.repository.ts';
import { persistWhileHeld } from '../persist.ts';
import { findMade, madeBefore } from './find-made.ts';
import type { KeptOfChange } from './keep-of-change.ts';
import type { WriteRevisionDependencies } from './write-revision.ts';

/** Whether a process before has stored what came of it; the conversation says so, too, where that process could not any more. */
export const isRevised = (
  deps: WriteRevisionDependencies,
  held: WritingGeneration,
  revision: StoredRevisionRequest,
): Promise<boolean> =>
  persistWhileHeld(deps, held, async () => {
    const { id } = held.lease.generation;
    const made = await findMade(deps, held, revision);
    if (made !== undefined) {
      await deps.revisions.end(id, madeBefore(made));
      return true;
    }
    return (await deps.revisions.findByGeneration(id))?.state === 'offered';
  });

/** The conversation says why nothing came of it, and offers what was kept of it. */
export async function noteEndedRevision(
  deps: Pick<WriteRevisionDependencies, 'timings'> & {
    revisions: Pick<WriteRevisionDependencies['revisions'], 'begin' | 'end'>;
  },
  held: HeldGeneration,
  { state, error }: Ending,
  kept?: KeptOfChange,
): Promise<void> {
  const { generation } = held.lease;
  if (!generation.revision) return;
  const reason = (state === 'failed' && error?.message) || stoppedChange;
  const outcome = {
    state,
    ...kept?.offer,
    answer: [reason, ...(kept?.told ?? [])].join(' '),
    ...(held.usage && { usage: held.usage }),
    tookMs: Math.round(held.ranMs()),
  };
  await persistWhileHeld(deps, held, async () => {
    await deps.revisions.begin(generation);
    await deps.revisions.end(generation.id, outcome);
  });
}
