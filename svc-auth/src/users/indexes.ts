import type { IndexDefinition } from '@sitewright/service-kit';

export const userIndexes: IndexDefinition[] = [
  {
    collection: 'users',
    key: { email: 1 },
    options: { unique: true },
    reason: 'one account an address, also when two registrations meet',
  },
];
