import type { IndexDefinition } from '@sitewright/service-kit';

export const userIndexes: IndexDefinition[] = [
  {
    collection: 'users',
    key: { email: 1 },
    options: { unique: true },
    reason: 'one account an address, also when two registrations meet; pages of the list are in its order',
  },
  {
    collection: 'users',
    key: { googleId: 1 },
    options: { unique: true, sparse: true },
    reason: 'one account a Google account',
  },
  {
    collection: 'users',
    key: { role: 1 },
    options: { partialFilterExpression: { role: 'admin' } },
    reason: 'finds another admin before one is demoted, without reading everybody',
  },
  {
    collection: 'users',
    key: { createdAt: -1 },
    reason: 'the statistics count the sign-ups of the last days without reading everybody',
  },
  {
    collection: 'users',
    key: { 'unrecorded.at': 1 },
    options: { sparse: true },
    reason: 'finds the changes of roles that the audit lacks, without reading everybody',
  },
  { collection: 'audit', key: { at: -1 }, reason: 'changes are read newest first' },
];
