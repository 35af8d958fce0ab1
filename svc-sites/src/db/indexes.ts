import type { IndexDefinition } from '@sitewright/service-kit';

export const siteIndexes: IndexDefinition[] = [
  {
    collection: 'sites',
    key: { folderId: 1 },
    options: { unique: true },
    reason: 'previews and downloads look sites up by it, and it must name one site only',
  },
  {
    collection: 'sites',
    key: { ownerId: 1, createdAt: -1, _id: -1 },
    reason: 'My Projects pages through one person’s sites by age, from either end',
  },
  {
    collection: 'sites',
    key: { ownerId: 1, nameKey: 1, _id: 1 },
    reason: 'My Projects pages through one person’s sites by name',
  },
  {
    collection: 'sites',
    key: { createdAt: -1, _id: -1 },
    reason:
      'administrators page through everybody’s sites by age; the statistics count those of the last days',
  },
  {
    collection: 'sites',
    key: { nameKey: 1, _id: 1 },
    reason: 'administrators page through everybody’s sites by name',
  },
  {
    collection: 'sites',
    key: { deletedAt: 1 },
    options: { sparse: true },
    reason: 'the statistics subtract the deleted sites, and the purge finds them, without reading all',
  },
  {
    collection: 'siteVersions',
    key: { folderId: 1, version: 1 },
    options: { unique: true },
    reason: 'each version is stored once, whoever else stores it at the same time',
  },
];
