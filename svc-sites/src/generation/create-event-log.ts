import type { LoggedEvent } from '@sitewright/contracts';
import { isStorageFull } from '@sitewright/service-kit';
import { type EventBatch, type EventBatchesRepository, newBatchId } from './event-batches.repository.ts';
import type { EventLog, NumberedEvent } from './event-log.ts';
import { sizeOf } from './event-size.ts';
import { createEventWaits } from './event-waits.ts';
import { joinCalls } from './join-calls.ts';
import { createRecentEvents } from './recent-events.ts';

const readBytes = 256 * 1024;
/** Of what is stored in one call. */
const writeBytes = 4 * 1024 * 1024;

/** The log as those who write it see it. */
export interface WritableEventLog extends EventLog {
  /** False when somebody else has written at its number. May be repeated while the answer is not known. */
  append(batch: EventBatch): Promise<boolean>;
  /** Adds to the end what `more` says for that end, whoever else writes. */
  appendAtEnd(generationId: string, more: (lastNumber: number) => Promise<LoggedEvent[]>): Promise<void>;
  lastNumber(generationId: string): Promise<number>;
  /** All events, from the first on. */
  readAll(generationId: string): Promise<NumberedEvent[]>;
  /**
   * From now on this process writes it, and whoever follows it here need not ask the database, with `isEmpty` not even for what was
   * written before. Returns how to end that.
   */
  openHere(generationId: string, isEmpty?: boolean): () => void;
  /** How many this process writes. */
  openCount(): number;
}

export interface EventLogDependencies {
  batches: EventBatchesRepository;
  pollMs: number;
  answerMs: number;
}

export function createEventLog({ batches, pollMs, answerMs }: EventLogDependencies): WritableEventLog {
  const recent = createRecentEvents();
  const waits = createEventWaits({
    lastNumber: batches.lastNumber,
    pollMs,
    answerMs,
  });

  const insert = joinCalls({
    call: batches.insertAll,
    sizeOf: ({ events }: EventBatch) => events.reduce((sum, event) => sum + sizeOf(event), 0),
    most: writeBytes,
    answerMs,
  });

  const readAfter = async (generationId: string, number: number) =>
    recent.readAfter(generationId, number) ?? (await batches.readAfter(generationId, number, readBytes));

  /** The generations of which something could not be stored for want of room, and nothing since. */
  const full = new Set<string>();

  const insertIfRoom = async (batch: EventBatch) => {
    try {
      const isStored = await insert(batch);
      full.delete(batch.generationId);
      return isStored;
    } catch (error) {
      if (isStorageFull(error)) full.add(batch.generationId);
      throw error;
    }
  };

  const append = async (batch: EventBatch) => {
    if (!(await insertIfRoom(batch))) return false;
    recent.add(batch);
    waits.written(batch.generationId, batch.first + batch.events.length - 1);
    return true;
  };

  return {
    readAfter,
    append,
    waitAfter: waits.waitAfter,
    waitHere: waits.waitHere,
    lastNumber: batches.lastNumber,
    isFull: (generationId) => full.has(generationId),

    async appendAtEnd(generationId, more) {
      for (;;) {
        const lastNumber = await batches.lastNumber(generationId);
        const events = await more(lastNumber);
        if (events.length === 0) return;
        if (await append({ id: newBatchId(), generationId, first: lastNumber + 1, events })) return;
      }
    },

    async readAll(generationId) {
      const all: NumberedEvent[] = [];
      for (;;) {
        const more = await batches.readAfter(generationId, all.at(-1)?.number ?? 0, readBytes);
        if (more.length === 0) return all;
        all.push(...more);
      }
    },

    openCount: recent.count,

    openHere(generationId, isEmpty = false) {
      recent.open(generationId, isEmpty);
      waits.open(generationId);
      return () => {
        recent.close(generationId);
        waits.close(generationId);
        full.delete(generationId);
      };
    },
  };
}
