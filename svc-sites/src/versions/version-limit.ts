import { createLimiter, type Limiter } from '@sitewright/service-kit';
import type { Db } from 'mongodb';

const hourSeconds = 60 * 60;
const changesPerHour = 1000;

/** Undoing and redoing follow the keyboard; each is a version, of which a site may have so many. */
export const createVersionLimit = (db: Db): Limiter =>
  createLimiter({
    db,
    name: 'version-change',
    points: changesPerHour,
    seconds: hourSeconds,
    refusal: `You have changed versions as often as one hour allows (${changesPerHour}).`,
  });
