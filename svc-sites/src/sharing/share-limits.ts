import { createLimiter, type Limiter } from '@sitewright/service-kit';
import type { Db } from 'mongodb';

const minute = 60;
const hour = 60 * minute;
const linksPerHour = 60;

/** How a link may be tried. One address spends only its own share of a link's attempts. */
export interface ShareLimits {
  /** Links that one person makes. */
  links: Limiter;
  /** Before it is known whether there is such a link. */
  openings: Limiter;
  /** @throws AppError `RATE_LIMITED`. */
  beginPassword(linkId: string, address: string): Promise<void>;
  passwordIsRight(linkId: string, address: string): Promise<void>;
}

export function createShareLimits(db: Db): ShareLimits {
  const waits = { firstSeconds: 30, longestSeconds: 15 * minute };
  const shares = createLimiter({
    db,
    name: 'share-password-address',
    points: 5,
    seconds: 10 * minute,
    waits,
  });
  const all = createLimiter({ db, name: 'share-password', points: 100, seconds: hour });
  return {
    links: createLimiter({
      db,
      name: 'share-link',
      points: linksPerHour,
      seconds: hour,
      refusal: `You have made as many links as one hour allows (${linksPerHour}).`,
    }),
    openings: createLimiter({ db, name: 'share-open', points: 120, seconds: 10 * minute }),
    async beginPassword(linkId, address) {
      await shares.take(`${linkId} ${address}`);
      await all.take(linkId);
    },
    async passwordIsRight(linkId, address) {
      await Promise.all([shares.forget(`${linkId} ${address}`), all.giveBack(linkId)]);
    },
  };
}
