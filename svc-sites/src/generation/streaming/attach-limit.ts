import { limits } from '@sitewright/contracts';
import { createLimiter, type Limiter } from '@sitewright/service-kit';
import type { Db } from 'mongodb';

/**
 * How often a person may begin to follow: each time the log may be read from its beginning. As many tabs as may be open
 * come back several times a minute, as they do while a gateway is restarted.
 */
export const createAttachLimit = (db: Db): Limiter =>
  createLimiter({
    db,
    name: 'follow',
    points: limits.attachesPerMinute,
    seconds: 60,
    refusal: 'This page has asked for its progress too often. It goes on by itself.',
  });
