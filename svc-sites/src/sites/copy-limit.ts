import { createLimiter, type Limiter } from '@sitewright/service-kit';
import type { Db } from 'mongodb';

const daySeconds = 24 * 60 * 60;
const copiesPerDay = 200;

/** Copies cost no engine's work, only room. */
export const createCopyLimit = (db: Db): Limiter =>
  createLimiter({
    db,
    name: 'duplicate',
    points: copiesPerDay,
    seconds: daySeconds,
    refusal: `You have made as many copies as one day allows (${copiesPerDay}).`,
  });
