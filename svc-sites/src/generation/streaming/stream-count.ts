import { limits } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';

/** How many streams each person has open in this process. */
export interface StreamCount {
  /**
   * Counts a stream of this person until it is over.
   *
   * @throws AppError `RATE_LIMITED` before it begins, when there are too many.
   */
  during(personId: string, stream: () => Promise<void>): Promise<void>;
}

export function createStreamCount(most: number = limits.streamsPerPerson): StreamCount {
  const open = new Map<string, number>();
  const change = (personId: string, by: 1 | -1) => {
    const count = (open.get(personId) ?? 0) + by;
    if (count > 0) open.set(personId, count);
    else open.delete(personId);
  };

  return {
    async during(personId, stream) {
      if ((open.get(personId) ?? 0) >= most) throw tooManyStreams(most);
      change(personId, 1);
      try {
        await stream();
      } finally {
        change(personId, -1);
      }
    },
  };
}

const tooManyStreams = (most: number) =>
  new AppError(
    'RATE_LIMITED',
    `You are watching ${most} generations at once, which is as many as one person may. Close one of them, then try again.`,
    { headers: { 'Retry-After': '5' } },
  );
