import type { WritableEventLog } from './create-event-log.ts';
import { type Generation, hasEnded } from './generation.ts';
import type { GenerationsRepository } from './generations.repository.ts';
import { acceptedEvent } from './resume-log.ts';

export interface StopDependencies {
  records: GenerationsRepository;
  eventLog: Pick<WritableEventLog, 'appendAtEnd'>;
}

/** Ends one that waits, and asks the process that makes it otherwise. May be repeated, also after the end. */
export async function stopGeneration(
  { records, eventLog }: StopDependencies,
  generation: Generation,
): Promise<Generation> {
  for (;;) {
    const stopped = await records.stopWaiting(generation);
    if (stopped) {
      await eventLog.appendAtEnd(generation.id, async (lastNumber) => [
        ...(lastNumber === 0 ? [acceptedEvent(generation)] : []),
        { type: 'stopped' },
      ]);
      return stopped;
    }
    const asked = await records.requestStop(generation);
    if (asked) return asked;
    const current = await records.find(generation.id);
    if (!current || hasEnded(current)) return current ?? generation;
  }
}
