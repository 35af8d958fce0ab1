import { createLimiter, type Limiter } from '@sitewright/service-kit';
import type { Db } from 'mongodb';

const importsPerHour = 30;

/** What does not become a site counts, too: it was unpacked. */
export const createImportLimit = (db: Db): Limiter =>
  createLimiter({
    db,
    name: 'site-import',
    points: importsPerHour,
    seconds: 60 * 60,
    refusal: `You have imported as many sites as one hour allows (${importsPerHour}).`,
  });
