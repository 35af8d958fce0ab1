import { type MessageState, messageStateSchema } from '@sitewright/contracts';
import type { Db } from 'mongodb';
import { notDeleted, openMessages } from './message-document.ts';

/** How many messages there are of one state, and since when the oldest of them has been there. */
interface HeldMessages {
  count: number;
  oldest: Date;
}

export interface OutboxStateRepository {
  /** Without states that no message has. */
  byState(): Promise<Map<MessageState, HeldMessages>>;
}

export function createOutboxStateRepository(db: Db): OutboxStateRepository {
  return {
    async byState() {
      const groups = await openMessages(db)
        .aggregate<HeldMessages & { _id: unknown }>([
          { $match: notDeleted },
          { $group: { _id: '$state', count: { $sum: 1 }, oldest: { $min: '$createdAt' } } },
        ])
        .toArray();
      return new Map(groups.map(({ _id, ...held }) => [messageStateSchema.parse(_id), held]));
    },
  };
}
