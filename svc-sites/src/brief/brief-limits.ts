import { createLimiter, type Limiter } from '@sitewright/service-kit';
import type { Db } from 'mongodb';

const hourSeconds = 60 * 60;
const draftsPerMinute = 300;
const changesPerHour = 200;

export interface BriefLimits {
  /** Drafts follow the keyboard. */
  drafts: Limiter;
  /** Each change is a version, which takes room. */
  changes: Limiter;
}

export const createBriefLimits = (db: Db): BriefLimits => ({
  drafts: createLimiter({
    db,
    name: 'brief-draft',
    points: draftsPerMinute,
    seconds: 60,
    refusal: 'You change the brief faster than it can be drawn.',
  }),
  changes: createLimiter({
    db,
    name: 'brief-change',
    points: changesPerHour,
    seconds: hourSeconds,
    refusal: `You have changed briefs as often as one hour allows (${changesPerHour}).`,
  }),
});
