import { createLimiter, type Limiter } from '@sitewright/service-kit';
import type { Db } from 'mongodb';

const uploadsPerMinute = 30;

/** Each takes about a second of a processor. */
export const createUploadLimit = (db: Db): Limiter =>
  createLimiter({
    db,
    name: 'picture',
    points: uploadsPerMinute,
    seconds: 60,
    refusal: 'You send pictures faster than they can be read.',
  });
