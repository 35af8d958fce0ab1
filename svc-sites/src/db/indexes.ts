import { limits } from '@sitewright/contracts';
import type { IndexDefinition } from '@sitewright/service-kit';

const generationsKeptSeconds = limits.undeleteDays * 24 * 60 * 60;

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
    collection: 'sites',
    key: { ownerId: 1, searchKeys: 1 },
    reason: 'a person finds their own sites by the beginnings of words',
  },
  {
    collection: 'sites',
    key: { searchKeys: 1, createdAt: -1, _id: -1 },
    reason: 'administrators find everybody’s sites by the beginnings of words',
  },
  {
    collection: 'sites',
    key: { textOf: 1 },
    reason: 'sites whose text was never kept are found without reading all',
  },
  {
    collection: 'siteTexts',
    key: { ownerId: 1 },
    reason: 'a person’s own sites are searched for what they say, and no others are read for it',
  },
  {
    collection: 'siteVersions',
    key: { folderId: 1, version: 1 },
    options: { unique: true },
    reason: 'each version is stored once, whoever else stores it at the same time',
  },
  {
    collection: 'siteVersions',
    key: { 'pending.since': 1 },
    options: { sparse: true },
    reason:
      'the storage quota counts versions whose site is not stored yet, and the purge removes those that never were',
  },
  {
    collection: 'siteVersions',
    key: { 'adds.hash': 1, folderId: 1 },
    reason: 'the collector asks whether anybody holds a blob, a new version whether its site does',
  },
  {
    collection: 'siteBlobs',
    key: { checkAt: 1 },
    reason: 'the collector finds the blobs that are to be looked at without reading all',
  },
  {
    collection: 'siteBlobs',
    key: { base: 1 },
    options: { sparse: true },
    reason: 'a blob stays while others are packed against it',
  },
  {
    collection: 'generations',
    key: { ownerId: 1, slot: 1 },
    options: { unique: true, partialFilterExpression: { slot: { $exists: true } } },
    reason:
      'a person’s generations of one day are no more than there are slots, however many are asked for at once',
  },
  {
    collection: 'generations',
    key: { ownerId: 1, idempotencyKey: 1 },
    options: { unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
    reason: 'one key of a person is one generation',
  },
  {
    collection: 'generations',
    key: { runSlot: 1 },
    options: { unique: true, partialFilterExpression: { runSlot: { $exists: true } } },
    reason: 'no more generations are made at once than all replicas together may',
  },
  {
    collection: 'generations',
    key: { ownerId: 1, personSlot: 1 },
    options: { unique: true, partialFilterExpression: { personSlot: { $exists: true } } },
    reason: 'no more generations of a person are made at once than one person may have',
  },
  {
    collection: 'generations',
    key: { state: 1, createdAt: 1 },
    reason: 'what waits and what is made is found without reading all',
  },
  {
    collection: 'generations',
    key: { ownerId: 1, createdAt: -1, _id: -1 },
    reason: 'a person’s latest generations are listed, and their failures counted',
  },
  {
    collection: 'generations',
    key: { createdAt: 1 },
    options: { expireAfterSeconds: generationsKeptSeconds },
    reason: 'generations, and the prompts in them, are kept no longer than a deleted site',
  },
  {
    collection: 'siteRevisions',
    key: { generationId: 1 },
    options: { unique: true, partialFilterExpression: { generationId: { $exists: true } } },
    reason: 'a generation is one turn of the conversation',
  },
  {
    collection: 'siteRevisions',
    key: { folderId: 1, createdAt: 1, _id: 1 },
    reason: 'the conversation about a site is read in its order, and goes with the site',
  },
  {
    collection: 'shareLinks',
    key: { tokenHash: 1 },
    options: { unique: true },
    reason: 'a link is looked up by the digest of its token',
  },
  {
    collection: 'shareLinks',
    key: { folderId: 1, createdAt: -1 },
    reason: 'the links of a site are listed, and go with it',
  },
  {
    collection: 'shareLinks',
    key: { forgetAt: 1 },
    options: { expireAfterSeconds: 0 },
    reason: 'a link that ended says so for some weeks, and is forgotten then',
  },
  {
    collection: 'comments',
    key: { folderId: 1, number: 1 },
    options: { unique: true },
    reason:
      'the comments on a site are read in the order of their numbers, which two made at once do not share',
  },
  {
    collection: 'comments',
    key: { linkId: 1, number: 1 },
    options: { sparse: true },
    reason: 'who has a link reads what was said through it',
  },
  {
    collection: 'comments',
    key: { isUnread: 1, folderId: 1 },
    options: { sparse: true },
    reason: 'My Projects counts what its owner has not seen',
  },
  {
    collection: 'sitePictures',
    key: { folderId: 1, pictureId: 1 },
    options: { unique: true },
    reason: 'a file is one picture of a site, also where it is uploaded twice at once',
  },
  {
    collection: 'sitePictures',
    key: { ownerId: 1 },
    reason: 'the storage quota counts the pictures of a person that no version holds',
  },
  {
    collection: 'sitePictures',
    key: { 'files.hash': 1 },
    reason: 'the collector asks whether a picture holds a blob',
  },
  {
    collection: 'sitePictures',
    key: { createdAt: 1 },
    reason: 'pictures that were never used are found by their age',
  },
  {
    collection: 'brandKits',
    key: { ownerId: 1 },
    options: { unique: true },
    reason: 'a person has one brand kit, also where two pages save at once',
  },
  {
    collection: 'generationEvents',
    key: { generationId: 1, first: 1 },
    options: { unique: true },
    reason: 'each number of a log is written once: a process that was replaced notices by it',
  },
  {
    collection: 'generationEvents',
    key: { at: 1 },
    options: { expireAfterSeconds: limits.generationEventsKeptHours * 60 * 60 },
    reason: 'events can be read again for a day, and take eight times the room of a site',
  },
];
