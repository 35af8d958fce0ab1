import type { IndexDefinition } from '@sitewright/service-kit';

/** Days for which a message stays that no mail server has taken. */
export const keptDays = 90;

const day = 24 * 60 * 60;

/** What is older has been kept for long enough. */
export const keptSince = (now: Date) => new Date(now.getTime() - keptDays * day * 1000);

export const messageIndexes: IndexDefinition[] = [
  {
    collection: 'messages',
    key: { state: 1, nextAttemptAt: 1 },
    reason: 'finds what is due, however much waits',
  },
  {
    collection: 'messages',
    key: { parkedAt: 1 },
    options: { expireAfterSeconds: keptDays * day },
    reason: 'what nobody wanted to send for so long is not kept for ever',
  },
  {
    collection: 'messages',
    key: { keptAt: 1 },
    options: { expireAfterSeconds: keptDays * day },
    reason: 'what an instance without a mail server received is not kept for ever',
  },
  {
    collection: 'messages',
    key: { deletedAt: 1 },
    options: { expireAfterSeconds: day },
    reason: 'a deleted message can be brought back for a day',
  },
];
