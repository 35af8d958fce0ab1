import { AppError, type Drain } from '@sitewright/service-kit';
import { createFairQueue } from '@sitewright/site-engine';
import { createFailureWaits, type FailureWaits } from './failure-waits.ts';

export interface GenerationLimits {
  /** Of all people together. */
  atOnce: number;
  /** Running and waiting. */
  perPerson: number;
  /** Of all people together, until one of the running ones is finished. */
  waiting: number;
  waitMs: number;
  timeoutMs: number;
}

/** The generations of this process. They belong to the server: a client that leaves does not end its generation. */
export interface RunningGenerations {
  /**
   * Runs a generation as soon as it is its owner's turn, under a signal that aborts at the deadline, or when the service has to
   * stop. The time it waits does not count.
   *
   * @throws AppError when there are too many already, or this person's failed too often.
   */
  run<Result>(ownerId: string, generate: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Lets running generations finish until the grace time is over, then aborts them. */
  drain: Drain;
}

export function createRunningGenerations(
  limits: GenerationLimits,
  failures: FailureWaits = createFailureWaits(),
): RunningGenerations {
  const stopping = new AbortController();
  const queue = createFairQueue({ atOnce: limits.atOnce });
  const accepted = new Set<{ ownerId: string; result: Promise<unknown> }>();

  const refuseTooMany = (ownerId: string) => {
    const ofPerson = [...accepted].filter((each) => each.ownerId === ownerId).length;
    if (ofPerson >= limits.perPerson) throw tooManyOfPerson(limits.perPerson);
    if (accepted.size >= limits.atOnce + limits.waiting) throw tooManyOfAll();
  };

  const counted = async <Result>(ownerId: string, result: Promise<Result>): Promise<Result> => {
    try {
      const made = await result;
      failures.succeeded(ownerId);
      return made;
    } catch (error) {
      if (isTooComplex(error)) failures.failed(ownerId);
      throw error;
    }
  };

  const whenItsTurn = async <Result>(ownerId: string, generate: (signal: AbortSignal) => Promise<Result>) => {
    const waitDeadline = AbortSignal.timeout(limits.waitMs);
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      const deadline = AbortSignal.timeout(limits.timeoutMs);
      return counted(ownerId, generate(AbortSignal.any([stopping.signal, deadline])));
    };
    try {
      return await queue.run(ownerId, begin, AbortSignal.any([stopping.signal, waitDeadline]));
    } catch (error) {
      if (hasBegun) throw error;
      throw stopping.signal.aborted ? stoppedWhileWaiting() : tooManyOfAll();
    }
  };

  return {
    async run(ownerId, generate) {
      failures.refuse(ownerId);
      refuseTooMany(ownerId);
      const result = whenItsTurn(ownerId, generate);
      const generation = { ownerId, result };
      accepted.add(generation);
      try {
        return await result;
      } finally {
        accepted.delete(generation);
      }
    },

    async drain(graceOver) {
      const stop = () => stopping.abort();
      if (graceOver.aborted) stop();
      graceOver.addEventListener('abort', stop);
      while (accepted.size > 0) await Promise.allSettled([...accepted].map(({ result }) => result));
    },
  };
}

/** The one failure that what was asked for is to blame for; a model that fails must not keep anybody from the composer. */
const isTooComplex = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'GENERATION_TOO_COMPLEX';

const tooManyOfPerson = (perPerson: number) =>
  new AppError(
    'RATE_LIMITED',
    `You already have ${perPerson} sites being generated. Wait until one is finished, then try again.`,
    { headers: { 'Retry-After': '10' } },
  );

const tooManyOfAll = () =>
  new AppError('UNAVAILABLE', 'Many sites are being generated right now. Please try again in a minute.', {
    headers: { 'Retry-After': '60' },
  });

const stoppedWhileWaiting = () =>
  new AppError('GENERATION_STOPPED', 'The generation was stopped before it was done. Please start it again.');
