import { createLimiter, type Limiter } from '@sitewright/service-kit';
import type { Db } from 'mongodb';

const revisionsPerHour = 200;

/** Each change is a version, which takes room, and a composition, which takes time. */
export const createRevisionLimit = (db: Db): Limiter =>
  createLimiter({
    db,
    name: 'revision',
    points: revisionsPerHour,
    seconds: 60 * 60,
    refusal: `You have asked for as many changes as one hour allows (${revisionsPerHour}).`,
  });
