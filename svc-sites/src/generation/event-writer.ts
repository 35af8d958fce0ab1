import { setTimeout as later } from 'node:timers/promises';
import type { LoggedEvent } from '@sitewright/contracts';
import { answerWithin } from './answer-within.ts';
import type { WritableEventLog } from './create-event-log.ts';
import { type EventBatch, newBatchId } from './event-batches.repository.ts';
import { sizeOf } from './event-size.ts';
import { mergeEvent } from './merge-event.ts';

export interface EventWriterOptions {
  log: Pick<WritableEventLog, 'append'>;
  generationId: string;
  /** The number of the last event that is stored. */
  lastNumber: number;
  /** Asked before each pause between two batches. */
  batchMs: () => number;
  retryMs: number;
  answerMs: number;
  /** Ends the writing; what is not stored then is lost. */
  signal: AbortSignal;
  /** Somebody else writes this log now. */
  onReplaced: () => void;
}

/** Stores events in their order, in batches, and at once what is to be seen at once: while the database is away they wait, merged. */
export interface EventWriter {
  push(event: LoggedEvent): void;
  /** Resolves once all that was pushed is stored. @throws the signal's reason when that ends the writing before. */
  flush(): Promise<void>;
}

/** Of one batch: a document has 16 MB at most, and a reader takes whole ones. */
const batchBytes = 256 * 1024;
/** Of one event: as JSON in UTF-8 each character of it may take six bytes. */
const eventCharacters = 128 * 1024;

/** What a person sees at once. There are few of them: a preview comes when its page has grown by an eighth. */
const isPressing = ({ type }: LoggedEvent) => type === 'preview' || type === 'status';

export function createEventWriter(options: EventWriterOptions): EventWriter {
  const { log, generationId, batchMs, retryMs, answerMs, signal, onReplaced } = options;
  const pending: LoggedEvent[] = [];
  let { lastNumber } = options;
  let writing: Promise<void> | undefined;
  let isUrgent = false;
  let endPause = () => {};
  signal.addEventListener('abort', () => endPause());

  /** What is being stored stays as it is until it is: a lost answer must not lead to two versions of one number. */
  const store = async (batch: EventBatch) => {
    while (!signal.aborted) {
      try {
        if (await answerWithin(answerMs, log.append(batch), signal)) lastNumber += batch.events.length;
        else onReplaced();
        return;
      } catch {
        await wait(retryMs, signal);
      }
    }
  };

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, batchMs());
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const writeAll = async () => {
    // What comes in the same moment goes together.
    await undefined;
    while (pending.length > 0 && !signal.aborted) {
      const events = takeBatch(pending);
      const first = lastNumber + 1;
      await store({ id: newBatchId(), generationId, first, events });
      if (!isUrgent && !signal.aborted && !pending.some(isPressing)) await pause();
    }
    writing = undefined;
  };

  return {
    push(event) {
      if (signal.aborted) return;
      mergeEvent(pending, event);
      if (isPressing(event)) endPause();
      writing ??= writeAll();
    },

    async flush() {
      isUrgent = true;
      endPause();
      await writing;
      isUrgent = false;
      signal.throwIfAborted();
    },
  };
}

function takeBatch(pending: LoggedEvent[]): LoggedEvent[] {
  const [first] = pending;
  const pieces = first && splitLarge(first);
  if (pieces) pending.splice(0, 1, ...pieces);
  let count = 0;
  let bytes = 0;
  for (const event of pending) {
    bytes += sizeOf(event);
    if (count > 0 && bytes > batchBytes) break;
    count += 1;
  }
  return pending.splice(0, count);
}

/** The beginning of a file that has become large while it waited, and the rest of it. */
function splitLarge(event: LoggedEvent): [LoggedEvent, LoggedEvent] | undefined {
  if (event.type !== 'file') return undefined;
  const { content, delta, ...file } = event;
  const text = (content ?? '') + (delta ?? '');
  if (text.length <= eventCharacters) return undefined;
  const begin = text.slice(0, eventCharacters);
  const rest = { ...file, delta: text.slice(eventCharacters) };
  return [
    { ...file, ...(content === undefined ? { delta: begin } : { content: begin }), complete: false },
    rest,
  ];
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  later(milliseconds, undefined, { signal }).catch(() => {});
