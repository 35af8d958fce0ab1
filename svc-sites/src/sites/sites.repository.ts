import { ObjectId, type WithId } from 'mongodb';
import type { SiteDocument } from '../db/collections.ts';
import { isDuplicate } from '../db/is-duplicate.ts';
import { schema } from '../db/schema.ts';
import { searchKeysOf } from '../db/search-keys.ts';
import { nameKeyOf, toStoredName } from '../db/site-name.ts';
import type { Stores } from '../storage/contents.ts';
import type { NextVersion } from '../versions/next-version.ts';
import {
  createPendingVersionsRepository,
  isNearlyAbandoned,
  type PendingVersion,
  type PendingVersionsRepository,
} from '../versions/pending-versions.repository.ts';
import type { FiledSite, Site } from './site.ts';

export interface SitesRepository extends PendingVersionsRepository {
  /** Shows the version that is pending; undefined when the site does not show the one before any more, or is deleted by now. */
  advance(next: NextVersion, pending: PendingVersion): Promise<Site | undefined>;
  /** Shows the site whose files are there; the one that is stored already stays. */
  insert(site: FiledSite): Promise<Site>;
  /** Finds deleted sites too. */
  find(folderId: string): Promise<Site | undefined>;
  /** Undefined when the site is not as it was seen, or is deleted by now. */
  rename(folderId: string, to: { name: string; seen: Date }): Promise<Site | undefined>;
  /** A site that is deleted already keeps the time it was deleted at. */
  markDeleted(folderId: string, at: Date): Promise<void>;
  /** Brings a site back that was deleted after `since`, or is not deleted; undefined when it is too late. */
  unmarkDeleted(folderId: string, since: Date): Promise<Site | undefined>;
}

const isThere = { deletedAt: { $exists: false } };

const namedAs = (name: string) => ({ name, nameKey: nameKeyOf(name), searchKeys: searchKeysOf(name) });

export function createSitesRepository(
  collections: Pick<Stores, 'sites' | 'siteVersions' | 'siteBlobs' | 'contents'>,
): SitesRepository {
  const { sites, siteVersions } = collections;
  const find = async (folderId: string) => {
    const found = await sites.findOne({ folderId });
    return found ? toSite(found) : undefined;
  };

  return {
    ...createPendingVersionsRepository(collections),

    find,

    async advance({ site, name, isInterrupted, making }, pending) {
      if (isNearlyAbandoned(pending)) return undefined;
      const { folderId, version, updatedAt } = site;
      await keepCorrections(folderId);
      const advanced = await sites.findOneAndUpdate(
        { folderId, version, ...isThere },
        {
          $set: {
            version: version + 1,
            updatedAt: laterThan(updatedAt),
            ...(name === undefined ? {} : namedAs(toStoredName(name))),
          },
          // Its text is to be kept anew: see `SiteTextsRepository`.
          // What changes an interrupted site does not finish it; what is composed is whole.
          $unset: {
            textOf: '',
            ...(isInterrupted === false || making?.engine === 'composer' ? { interrupted: '' as const } : {}),
          },
          // One that is not measured yet is measured with all its versions.
          ...(site.bytes === undefined ? {} : { $inc: { bytes: pending.bytes } }),
        },
        { returnDocument: 'after' },
      );
      if (!advanced) return undefined;
      await siteVersions.updateOne({ _id: pending.id }, { $unset: { pending: '' } });
      return toSite(advanced);
    },

    async insert({ folderId, ownerId, prompt, name, bytes, isInterrupted }) {
      const now = new Date();
      const document = {
        schema: schema.writes,
        folderId,
        ownerId: new ObjectId(ownerId),
        ...namedAs(toStoredName(name)),
        prompt,
        createdAt: now,
        updatedAt: now,
        version: 1,
        bytes,
        ...(isInterrupted ? { interrupted: true as const } : {}),
      };
      const stored = await insertOnce(document);
      await siteVersions.updateOne({ folderId, version: 1 }, { $unset: { pending: '' } });
      return stored;
    },

    async rename(folderId, { name, seen }) {
      const updatedAt = laterThan(seen);
      const renamed = await sites.findOneAndUpdate(
        { folderId, updatedAt: seen, ...isThere },
        { $set: { ...namedAs(name), updatedAt } },
        { returnDocument: 'after' },
      );
      return renamed ? toSite(renamed) : undefined;
    },

    async markDeleted(folderId, at) {
      await sites.updateOne({ folderId, ...isThere }, { $set: { deletedAt: at } });
    },

    async unmarkDeleted(folderId, since) {
      const restored = await sites.findOneAndUpdate(
        { folderId, $or: [isThere, { deletedAt: { $gt: since } }] },
        { $unset: { deletedAt: '' } },
        { returnDocument: 'after' },
      );
      return restored ? toSite(restored) : undefined;
    },
  };

  /** A replica of an earlier release removes corrections by this mark when it stores the next one. */
  async function keepCorrections(folderId: string): Promise<void> {
    await siteVersions.updateMany(
      { folderId, changesDigest: { $exists: true } },
      { $rename: { changesDigest: 'requestDigest' } },
    );
  }

  async function insertOnce(document: SiteDocument): Promise<Site> {
    try {
      const { insertedId } = await sites.insertOne(document);
      return toSite({ ...document, _id: insertedId });
    } catch (error) {
      const stored = isDuplicate(error) ? await find(document.folderId) : undefined;
      if (stored) return stored;
      throw error;
    }
  }
}

/** Never the same moment twice: two changes within a millisecond are two states. */
const laterThan = (seen: Date): Date => new Date(Math.max(Date.now(), seen.getTime() + 1));

const toSite = ({ _id, ownerId, ...stored }: WithId<SiteDocument>): Site => ({
  id: _id.toHexString(),
  folderId: stored.folderId,
  ownerId: ownerId.toHexString(),
  name: stored.name,
  prompt: stored.prompt,
  version: stored.version,
  bytes: stored.bytes,
  createdAt: stored.createdAt,
  updatedAt: stored.updatedAt,
  deletedAt: stored.deletedAt,
  isInterrupted: stored.interrupted === true,
});
