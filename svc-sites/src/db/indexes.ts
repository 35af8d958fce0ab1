import { limits } from '@sitewright/contracts';
import type { IndexDefinition } from '@sitewright/service-kit';
import type { CreateIndexesOptions, IndexSpecification } from 'mongodb';
import type { Collections } from './collections.ts';

const index = (key: IndexSpecification, reason: string, options: CreateIndexesOptions = {}) => ({
  key,
  reason,
  options,
});
const unique = { unique: true };
const sparse = { sparse: true };
const whereSet = (field: string) => ({ partialFilterExpression: { [field]: { $exists: true } } });
const uniqueWhereSet = (field: string) => ({ unique: true, ...whereSet(field) });
const expiresAfter = (seconds: number) => ({ expireAfterSeconds: seconds });

const hourSeconds = 60 * 60;
const generationsKeptSeconds = limits.undeleteDays * 24 * hourSeconds;

/** Notes are read by `_id` only. */
const indexes: Record<Exclude<keyof Collections, 'notes'>, ReturnType<typeof index>[]> = {
  sites: [
    index(
      { folderId: 1 },
      'previews and downloads look sites up by it, and it must name one site only',
      unique,
    ),
    index(
      { ownerId: 1, createdAt: -1, _id: -1 },
      'My Projects pages through one person’s sites by age, from either end',
    ),
    index({ ownerId: 1, nameKey: 1, _id: 1 }, 'My Projects pages through one person’s sites by name'),
    index(
      { createdAt: -1, _id: -1 },
      'administrators page through everybody’s sites by age; the statistics count those of the last days',
    ),
    index({ nameKey: 1, _id: 1 }, 'administrators page through everybody’s sites by name'),
    index(
      { deletedAt: 1 },
      'the statistics subtract the deleted sites, and the purge finds them, without reading all',
      sparse,
    ),
    index({ ownerId: 1, searchKeys: 1 }, 'a person finds their own sites by the beginnings of words'),
    index(
      { searchKeys: 1, createdAt: -1, _id: -1 },
      'administrators find everybody’s sites by the beginnings of words',
    ),
    index({ textOf: 1 }, 'sites whose text is to be kept are found without reading all'),
    index({ ownerId: 1, textOf: 1 }, 'the same before a search, of the person who searches'),
  ],
  siteTexts: [
    index(
      { ownerId: 1 },
      'a person’s own sites are searched for what they say, and no others are read for it',
    ),
  ],
  siteVersions: [
    index(
      { folderId: 1, version: 1 },
      'each version is stored once, whoever else stores it at the same time',
      unique,
    ),
    index(
      { 'pending.since': 1 },
      'the storage quota counts versions whose site is not stored yet, and the purge removes those that never were',
      sparse,
    ),
    index(
      { 'adds.hash': 1, folderId: 1 },
      'the collector asks whether anybody holds a blob, a new version whether its site does',
    ),
  ],
  siteBlobs: [
    index({ checkAt: 1 }, 'the collector finds the blobs that are to be looked at without reading all'),
    index({ base: 1 }, 'a blob stays while others are packed against it', sparse),
    index({ object: 1 }, 'those that are in the other store are found, and moved, without reading all'),
  ],
  looseObjects: [index({ at: 1 }, 'objects that no blob names any more are found by their age')],
  generations: [
    index(
      { ownerId: 1, slot: 1 },
      'a person’s generations of one day are no more than there are slots, however many are asked for at once',
      uniqueWhereSet('slot'),
    ),
    index(
      { ownerId: 1, idempotencyKey: 1 },
      'one key of a person is one generation',
      uniqueWhereSet('idempotencyKey'),
    ),
    index(
      { runSlot: 1 },
      'no more generations are made at once than all replicas together may',
      uniqueWhereSet('runSlot'),
    ),
    index(
      { ownerId: 1, personSlot: 1 },
      'no more generations of a person are made at once than one person may have',
      uniqueWhereSet('personSlot'),
    ),
    index({ state: 1, createdAt: 1 }, 'what waits and what is made is found without reading all'),
    index(
      { ownerId: 1, createdAt: -1, _id: -1 },
      'a person’s latest generations are listed, and their failures counted',
    ),
    index(
      { createdAt: 1 },
      'generations, and the prompts in them, are kept no longer than a deleted site',
      expiresAfter(generationsKeptSeconds),
    ),
  ],
  siteRevisions: [
    index(
      { generationId: 1 },
      'a generation is one turn of the conversation',
      uniqueWhereSet('generationId'),
    ),
    index(
      { folderId: 1, createdAt: 1, _id: 1 },
      'the conversation about a site is read in its order, and goes with the site',
    ),
    index(
      { ownerId: 1, 'kept.bytes': 1 },
      'the storage quota counts what is kept of changes that ended early',
      whereSet('kept.bytes'),
    ),
  ],
  shareLinks: [
    index({ tokenHash: 1 }, 'a link is looked up by the digest of its token', unique),
    index({ folderId: 1, createdAt: -1 }, 'the links of a site are listed, and go with it'),
    index(
      { forgetAt: 1 },
      'a link that ended says so for some weeks, and is forgotten then',
      expiresAfter(0),
    ),
  ],
  comments: [
    index(
      { folderId: 1, number: 1 },
      'the comments on a site are read in the order of their numbers, which two made at once do not share',
      unique,
    ),
    index({ linkId: 1, number: 1 }, 'who has a link reads what was said through it', sparse),
    index({ isUnread: 1, folderId: 1 }, 'My Projects counts what its owner has not seen', sparse),
  ],
  sitePictures: [
    index(
      { folderId: 1, pictureId: 1 },
      'a file is one picture of a site, also where it is uploaded twice at once',
      unique,
    ),
    index({ ownerId: 1 }, 'the storage quota counts the pictures of a person that no version holds'),
    index({ 'files.hash': 1 }, 'the collector asks whether a picture holds a blob'),
    index({ createdAt: 1 }, 'pictures that were never used are found by their age'),
  ],
  brandKits: [index({ ownerId: 1 }, 'a person has one brand kit, also where two pages save at once', unique)],
  generationEvents: [
    index(
      { generationId: 1, first: 1 },
      'each number of a log is written once: a process that was replaced notices by it',
      unique,
    ),
    index(
      { at: 1 },
      'events can be read again for a day, and take eight times the room of a site',
      expiresAfter(limits.generationEventsKeptHours * hourSeconds),
    ),
  ],
};

export const siteIndexes: IndexDefinition[] = Object.entries(indexes).flatMap(([collection, all]) =>
  all.map((one) => ({ collection, ...one })),
);
