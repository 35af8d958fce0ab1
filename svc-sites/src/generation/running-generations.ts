import { AppError, type Drain } from '@sitewright/service-kit';

export interface GenerationLimits {
  /** Of all people together. */
  atOnce: number;
  perPerson: number;
  timeoutMs: number;
}

/** The generations of this process. They belong to the server: a client that leaves does not end its generation. */
export interface RunningGenerations {
  /**
   * Runs a generation under a signal that aborts at the deadline, or when the service has to stop.
   *
   * @throws AppError when there are too many already.
   */
  run<Result>(ownerId: string, generate: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Lets running generations finish until the grace time is over, then aborts them. */
  drain: Drain;
}

export function createRunningGenerations(limits: GenerationLimits): RunningGenerations {
  const stopping = new AbortController();
  const running = new Set<{ ownerId: string; result: Promise<unknown> }>();
  return {
    async run(ownerId, generate) {
      refuseTooMany(limits, [...running].filter((each) => each.ownerId === ownerId).length, running.size);
      const deadline = AbortSignal.timeout(limits.timeoutMs);
      const result = generate(AbortSignal.any([stopping.signal, deadline]));
      const generation = { ownerId, result };
      running.add(generation);
      try {
        return await result;
      } finally {
        running.delete(generation);
      }
    },

    async drain(graceOver) {
      const stop = () => stopping.abort();
      if (graceOver.aborted) stop();
      graceOver.addEventListener('abort', stop);
      while (running.size > 0) await Promise.allSettled([...running].map(({ result }) => result));
    },
  };
}

function refuseTooMany({ perPerson, atOnce }: GenerationLimits, ofPerson: number, ofAll: number): void {
  if (ofPerson >= perPerson) {
    throw new AppError(
      'RATE_LIMITED',
      `You already have ${perPerson} sites being generated. Wait until one is finished, then try again.`,
      { headers: { 'Retry-After': '10' } },
    );
  }
  if (ofAll >= atOnce) {
    throw new AppError(
      'UNAVAILABLE',
      'Many sites are being generated right now. Please try again in a minute.',
      {
        headers: { 'Retry-After': '60' },
      },
    );
  }
}
