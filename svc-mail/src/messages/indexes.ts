import type { IndexDefinition } from '@sitewright/service-kit';

const parkedDays = 90;

export const messageIndexes: IndexDefinition[] = [
  {
    collection: 'messages',
    key: { state: 1, nextAttemptAt: 1 },
    reason: 'finds what is due, however much waits',
  },
  {
    collection: 'messages',
    key: { parkedAt: 1 },
    options: { expireAfterSeconds: parkedDays * 24 * 60 * 60 },
    reason: 'what nobody wanted to send for so long is not kept for ever',
  },
];
