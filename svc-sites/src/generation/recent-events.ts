import type { EventBatch } from './event-batches.repository.ts';
import type { NumberedEvent } from './event-log.ts';
import { sizeOf } from './event-size.ts';

/** Of each log, beside the last batch, which is kept however large it is. */
const keptBytes = 64 * 1024;

interface KeptBatch {
  first: number;
  bytes: number;
  events: NumberedEvent[];
}

interface KeptLog {
  batches: KeptBatch[];
  bytes: number;
}

/**
 * The last events of the logs that this process writes: whoever follows one here and keeps up reads them without asking the
 * database. They are added once they are stored.
 */
export interface RecentEvents {
  /** With `isEmpty`, nothing has been stored in it. */
  open(generationId: string, isEmpty: boolean): void;
  close(generationId: string): void;
  /** How many are open. */
  count(): number;
  add(batch: EventBatch): void;
  /** Undefined when the database has to be asked. */
  readAfter(generationId: string, number: number): NumberedEvent[] | undefined;
}

export function createRecentEvents(): RecentEvents {
  const logs = new Map<string, KeptLog>();
  return {
    open: (generationId, isEmpty) =>
      void logs.set(generationId, {
        batches: isEmpty ? [{ first: 1, bytes: 0, events: [] }] : [],
        bytes: 0,
      }),
    close: (generationId) => void logs.delete(generationId),
    count: () => logs.size,

    add({ generationId, first, events }) {
      const kept = logs.get(generationId);
      if (!kept) return;
      const { batches } = kept;
      const bytes = events.reduce((sum, event) => sum + sizeOf(event), 0);
      batches.push({
        first,
        bytes,
        events: events.map((event, index) => ({ number: first + index, event })),
      });
      kept.bytes += bytes;
      while (batches.length > 1 && kept.bytes > keptBytes) kept.bytes -= batches.shift()?.bytes ?? 0;
    },

    readAfter(generationId, number) {
      const { batches = [] } = logs.get(generationId) ?? {};
      const [oldest, latest] = [batches[0], batches.at(-1)];
      if (!oldest || !latest) return undefined;
      const isKnown = oldest.first <= number + 1 && number < latest.first + latest.events.length;
      if (!isKnown) return undefined;
      // Who keeps up needs the last batch of hundreds.
      const from = batches.findLastIndex(({ first }) => first <= number + 1);
      return batches
        .slice(from)
        .flatMap(({ first, events }) => events.slice(Math.max(0, number + 1 - first)));
    },
  };
}
