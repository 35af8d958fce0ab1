import { createLimiter, type Limiter } from '@sitewright/service-kit';
import type { Db } from 'mongodb';

const editsPerMinute = 120;

/** Edits follow the keyboard; each is a version until its sitting is over. */
export const createEditLimit = (db: Db): Limiter =>
  createLimiter({
    db,
    name: 'site-edit',
    points: editsPerMinute,
    seconds: 60,
    refusal: 'You change the site faster than it can be saved.',
  });
