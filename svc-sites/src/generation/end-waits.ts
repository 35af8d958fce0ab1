import { AppError } from '@sitewright/service-kit';
import { answerWithin } from './answer-within.ts';
import { type Generation, hasEnded } from './generation.ts';
import { stoppedSentence } from './generation-failure.ts';

export interface EndWaitsDependencies {
  find(id: string): Promise<Generation | undefined>;
  /** The generation may be made by another replica, so the database is asked so often, once for all who wait for it here. */
  pollMs: number;
  answerMs: number;
  /** Aborts when this process cannot wait any longer. */
  over: AbortSignal;
}

export interface EndWaits {
  ended(generation: Generation, signal: AbortSignal): Promise<Generation>;
  /** There is news of this generation. */
  wake(id: string): void;
}

interface News {
  happened: Promise<void>;
  tell: () => void;
}

export function createEndWaits({ find, pollMs, answerMs, over }: EndWaitsDependencies): EndWaits {
  const news = new Map<string, News>();
  const asked = new Map<string, Promise<Generation | undefined | 'unknown'>>();

  const nextNews = (id: string): Promise<void> => {
    const expected = news.get(id);
    if (expected) return expected.happened;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, pollMs).unref();
    const happened = promise.then(() => {
      clearTimeout(timer);
      news.delete(id);
    });
    news.set(id, { happened, tell: resolve });
    return happened;
  };

  /** While the database is away, nobody knows. */
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
    wake: (id) => news.get(id)?.tell(),

    async ended({ id }, signal) {
      const enough = AbortSignal.any([signal, over]);
      for (;;) {
        const isLast = enough.aborted;
        const generation = await ask(id);
        if (!generation) throw new AppError('GENERATION_STOPPED', stoppedSentence);
        if (generation !== 'unknown' && hasEnded(generation)) return generation;
        signal.throwIfAborted();
        if (isLast) throw goesOnElsewhere();
        await untilNewsOr(nextNews(id), enough);
      }
    },
  };
}

async function untilNewsOr(happened: Promise<void>, enough: AbortSignal): Promise<void> {
  if (enough.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  enough.addEventListener('abort', () => resolve());
  await Promise.race([happened, promise]);
}

const goesOnElsewhere = () =>
  new AppError(
    'UNAVAILABLE',
    'Sitewright is being restarted, and goes on with your site. Look for it in My Projects in a moment.',
    { headers: { 'Retry-After': '5' } },
  );
