import { createLimiter } from '@sitewright/service-kit';
import type { Db } from 'mongodb';

const minute = 60;
const ownPerHour = 300;

/** How often comments are made: by who has a link, and by the owner. */
export interface CommentLimits {
  /** @throws AppError `RATE_LIMITED`. */
  takeVisitors(linkId: string, address: string): Promise<void>;
  takeOwners(userId: string): Promise<void>;
}

export function createCommentLimits(db: Db): CommentLimits {
  const refusal = 'That is more than can be taken in at once.';
  const shares = createLimiter({
    db,
    name: 'comment-address',
    points: 20,
    seconds: 10 * minute,
    refusal: `${refusal} What you wrote stays here.`,
  });
  const links = createLimiter({
    db,
    name: 'comment-link',
    points: 200,
    seconds: 24 * 60 * minute,
    refusal: 'More was said through this link today than can be read.',
  });
  const owners = createLimiter({
    db,
    name: 'comment-owner',
    points: ownPerHour,
    seconds: 60 * minute,
    refusal,
  });
  return {
    async takeVisitors(linkId, address) {
      await shares.take(`${linkId} ${address}`);
      await links.take(linkId);
    },
    takeOwners: (userId) => owners.take(userId),
  };
}
