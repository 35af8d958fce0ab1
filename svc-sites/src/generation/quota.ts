import { createLimiter, type Limiter } from '@sitewright/service-kit';
import type { Db } from 'mongodb';

const daySeconds = 24 * 60 * 60;
const copiesPerDay = 200;

/** How many sites a person may have made within a day of their first. */
export const createQuota = (db: Db, perDay: number): Limiter =>
  createLimiter({
    db,
    name: 'generate',
    points: perDay,
    seconds: daySeconds,
    refusal: `You have made as many sites as one day allows (${perDay}).`,
  });

/** Copies cost no engine's work, only room. */
export const createCopyLimit = (db: Db): Limiter =>
  createLimiter({
    db,
    name: 'duplicate',
    points: copiesPerDay,
    seconds: daySeconds,
    refusal: `You have made as many copies as one day allows (${copiesPerDay}).`,
  });

/** Counts before the work begins, so that parallel requests count too; what fails does not count. */
export async function withinQuota<Result>(
  quota: Limiter,
  personId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await quota.take(personId);
  try {
    return await work();
  } catch (error) {
    await quota.giveBack(personId);
    throw error;
  }
}
