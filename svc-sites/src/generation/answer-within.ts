import { AppError } from '@sitewright/service-kit';

/**
 * The answer of the database, if it comes in time: whoever makes a generation does not wait for it as long as the driver does.
 *
 * @throws AppError `UNAVAILABLE` when it does not come. The reason of the signal, at once, when that aborts.
 */
export async function answerWithin<Result>(
  milliseconds: number,
  answer: Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(noAnswer()), milliseconds);
  const stop = () => late.reject(signal?.reason);
  signal?.addEventListener('abort', stop);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

const noAnswer = () =>
  new AppError('UNAVAILABLE', 'Sitewright cannot reach its database. Please try again in a moment.');
