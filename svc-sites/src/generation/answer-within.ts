import { AppError } from '@sitewright/service-kit';

/**
 * The answer of the database, if it comes in time. The driver loses an answer whose connection closes just when it has sent the
 * question; whoever makes a generation must not wait for it for ever.
 *
 * @throws AppError `UNAVAILABLE` when it does not come.
 */
export async function answerWithin<Result>(milliseconds: number, answer: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(noAnswer()), milliseconds);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const noAnswer = () =>
  new AppError('UNAVAILABLE', 'Sitewright cannot reach its database. Please try again in a moment.');
