import { createLimiter, type Limiter } from '@sitewright/service-kit';
import type { Db } from 'mongodb';

const searchesPerMinute = 120;

/** Whoever searches in files reads all of a site each time. */
export const createSearchLimit = (db: Db): Limiter =>
  createLimiter({
    db,
    name: 'file-search',
    points: searchesPerMinute,
    seconds: 60,
    refusal: 'You search faster than the files can be read.',
  });
