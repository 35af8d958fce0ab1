import { answerWithin } from './answer-within.ts';

interface Wait {
  number: number;
  resolve: () => void;
}

export interface EventWaitsDependencies {
  lastNumber(generationId: string): Promise<number>;
  pollMs: number;
  answerMs: number;
}

/** Who follows a log here, and how they hear of more. */
export interface EventWaits {
  waitAfter(generationId: string, number: number, signal: AbortSignal): Promise<void>;
  /** This process writes the log from now on, and tells of each event: nobody need ask the database. */
  open(generationId: string): void;
  close(generationId: string): void;
  written(generationId: string, lastNumber: number): void;
}

export function createEventWaits({ lastNumber, pollMs, answerMs }: EventWaitsDependencies): EventWaits {
  const waits = new Map<string, Set<Wait>>();
  const polls = new Map<string, NodeJS.Timeout>();
  const writtenHere = new Map<string, number>();

  const resolveBelow = (generationId: string, last: number) => {
    for (const wait of waits.get(generationId) ?? []) if (wait.number < last) wait.resolve();
  };

  const poll = (generationId: string) => {
    if (polls.has(generationId)) return;
    const ask = async () => {
      polls.delete(generationId);
      if (!waits.has(generationId) || writtenHere.has(generationId)) return;
      try {
        resolveBelow(generationId, await answerWithin(answerMs, lastNumber(generationId)));
      } catch {
        // The database is away: it is asked again.
      }
      if (waits.has(generationId)) poll(generationId);
    };
    polls.set(generationId, setTimeout(() => void ask(), pollMs).unref());
  };

  return {
    waitAfter(generationId, number, signal) {
      if (signal.aborted || (writtenHere.get(generationId) ?? 0) > number) return Promise.resolve();
      return new Promise((done) => {
        const ofThis = waits.get(generationId) ?? new Set();
        const resolve = () => {
          ofThis.delete(wait);
          if (ofThis.size === 0) waits.delete(generationId);
          signal.removeEventListener('abort', resolve);
          done();
        };
        const wait = { number, resolve };
        waits.set(generationId, ofThis.add(wait));
        signal.addEventListener('abort', resolve);
        if (!writtenHere.has(generationId)) poll(generationId);
      });
    },

    open: (generationId) => void writtenHere.set(generationId, 0),

    close(generationId) {
      writtenHere.delete(generationId);
      if (waits.has(generationId)) poll(generationId);
    },

    written(generationId, last) {
      if (writtenHere.has(generationId)) writtenHere.set(generationId, last);
      resolveBelow(generationId, last);
    },
  };
}
