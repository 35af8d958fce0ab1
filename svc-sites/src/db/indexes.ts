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
    reason: 'My Projects pages through one person’s sites, newest first',
  },
  {
    collection: 'sites',
    key: { createdAt: -1, _id: -1 },
    reason: 'administrators page through everybody’s sites, newest first',
  },
  {
    collection: 'sites',
    key: { deletedAt: 1 },
    options: { sparse: true },
    reason: 'the statistics subtract the deleted sites without reading all of them',
  },
  {
    collection: 'siteVersions',
    key: { folderId: 1, version: 1 },
    options: { unique: true },
    reason: 'each version is stored once, whoever else stores it at the same time',
  },
];
