import { AppError, storageFull } from '@sitewright/service-kit';
import { answerWithin } from './answer-within.ts';
import { type Generation, hasEnded } from './generation.ts';
import { stoppedSentence } from './generation-failure.ts';

export interface EndWaitsDependencies {
  find(id: string): Promise<Generation | undefined>;
  /** Those of them that wait or are being made. */
  activeOf(ids: string[]): Promise<ReadonlySet<string>>;
  /** Whether nothing of it can be stored here, for want of room. */
  isFull(id: string): boolean;
  /** Generations may be made by other replicas, so the database is asked so often, once for all that are waited for here. */
  pollMs: number;
  answerMs: number;
  /** Aborts when this process cannot wait any longer. */
  over: AbortSignal;
}

export interface EndWaits {
  /** @throws AppError `STORAGE_FULL` while its end cannot be stored: nobody knows when there will be room. */
  ended(generation: Generation, signal: AbortSignal): Promise<Generation>;
  /** There is news of this generation. */
  wake(id: string): void;
}

export function createEndWaits(deps: EndWaitsDependencies): EndWaits {
  const { find, activeOf, isFull, pollMs, answerMs, over } = deps;
  const news = new Map<string, PromiseWithResolvers<void>>();
  const asked = new Map<string, Promise<Generation | undefined | 'unknown'>>();
  let isPolling = false;

  const wake = (id: string) => {
    news.get(id)?.resolve();
    news.delete(id);
  };

  const poll = async () => {
    const ids = [...news.keys()];
    // While the database is away, nobody knows.
    const active = await answerWithin(answerMs, activeOf(ids)).catch(() => new Set(ids));
    for (const id of ids) if (!active.has(id) || isFull(id)) wake(id);
    isPolling = false;
    pollSoon();
  };
  const pollSoon = () => {
    if (isPolling || news.size === 0) return;
    isPolling = true;
    setTimeout(() => void poll(), pollMs).unref();
  };

  const nextNews = (id: string): Promise<void> => {
    const next = news.get(id) ?? Promise.withResolvers<void>();
    news.set(id, next);
    pollSoon();
    return next.promise;
  };

  const ask = (id: string) => {
    const answer =
      asked.get(id) ??
      answerWithin(answerMs, find(id))
        .catch(() => 'unknown' as const)
        .finally(() => asked.delete(id));
    asked.set(id, answer);
    return answer;
  };

  return {
    wake,

    async ended({ id }, signal) {
      const enough = AbortSignal.any([signal, over]);
      for (;;) {
        const isLast = enough.aborted;
        // What happens while it is asked for is news.
        const happened = nextNews(id);
        const generation = await ask(id);
        if (!generation) throw new AppError('GENERATION_STOPPED', stoppedSentence);
        if (generation !== 'unknown' && hasEnded(generation)) return generation;
        if (isFull(id)) throw storageFull(undefined);
        signal.throwIfAborted();
        if (isLast) throw goesOnElsewhere();
        await untilNewsOr(happened, enough);
      }
    },
  };
}

async function untilNewsOr(happened: Promise<void>, enough: AbortSignal): Promise<void> {
  if (enough.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = () => resolve();
  enough.addEventListener('abort', stop);
  await Promise.race([happened, promise]);
  enough.removeEventListener('abort', stop);
}

const goesOnElsewhere = () =>
  new AppError(
    'UNAVAILABLE',
    'Sitewright is being restarted, and goes on with your site. Look for it in My Projects in a moment.',
    { headers: { 'Retry-After': '5' } },
  );
