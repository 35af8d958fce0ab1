import { answerWithin } from './answer-within.ts';

interface Wait {
  number: number;
  /** Whether the database is asked for it. */
  isPolled: boolean;
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
  /** For what this process writes: the database is not asked. */
  waitHere(generationId: string, number: number, signal: AbortSignal): Promise<void>;
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

  const isPolled = (generationId: string) =>
    !writtenHere.has(generationId) && [...(waits.get(generationId) ?? [])].some((wait) => wait.isPolled);

  const poll = (generationId: string) => {
    if (polls.has(generationId) || !isPolled(generationId)) return;
    const ask = async () => {
      polls.delete(generationId);
      if (!isPolled(generationId)) return;
      try {
        resolveBelow(generationId, await answerWithin(answerMs, lastNumber(generationId)));
      } catch {
        // The database is away: it is asked again.
      }
      poll(generationId);
    };
    polls.set(generationId, setTimeout(() => void ask(), pollMs).unref());
  };

  const wait = (generationId: string, number: number, signal: AbortSignal, isPolled: boolean) =>
    new Promise<void>((done) => {
      const ofThis = waits.get(generationId) ?? new Set();
      const resolve = () => {
        ofThis.delete(wait);
        if (ofThis.size === 0) waits.delete(generationId);
        signal.removeEventListener('abort', resolve);
        done();
      };
      const wait = { number, isPolled, resolve };
      waits.set(generationId, ofThis.add(wait));
      signal.addEventListener('abort', resolve);
    });
  const isOver = (generationId: string, number: number, signal: AbortSignal) =>
    signal.aborted || (writtenHere.get(generationId) ?? 0) > number;

  return {
    async waitAfter(generationId, number, signal) {
      if (isOver(generationId, number, signal)) return;
      const waiting = wait(generationId, number, signal, true);
      poll(generationId);
      await waiting;
    },

    async waitHere(generationId, number, signal) {
      if (!isOver(generationId, number, signal)) await wait(generationId, number, signal, false);
    },

    open: (generationId) => void writtenHere.set(generationId, 0),

    close(generationId) {
      writtenHere.delete(generationId);
      poll(generationId);
    },

    written(generationId, last) {
      if (writtenHere.has(generationId)) writtenHere.set(generationId, last);
      resolveBelow(generationId, last);
    },
  };
}
