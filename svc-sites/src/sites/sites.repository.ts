import { ObjectId, type WithId } from 'mongodb';
import type { Collections, SiteDocument } from '../db/collections.ts';
import { isDuplicate } from '../db/is-duplicate.ts';
import { searchKeysOf } from '../db/search-keys.ts';
import { nameKeyOf, toStoredName } from '../db/site-name.ts';
import { toVersionDocument } from '../db/version-document.ts';
import type { NewSite, Site } from './site.ts';

export interface SitesRepository {
  /** Stores the files of a new site, pending; those of an attempt that died are replaced. Returns how many bytes they are. */
  insertVersion(site: NewSite): Promise<number>;
  removePendingVersion(folderId: string): Promise<void>;
  /** Stores the site whose version is there; the one that is stored already stays. */
  insert(site: NewSite, bytes: number): Promise<Site>;
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
const isPending = { 'pending.since': { $exists: true } };

const namedAs = (name: string) => ({ name, nameKey: nameKeyOf(name), searchKeys: searchKeysOf(name) });

export function createSitesRepository({
  sites,
  siteVersions,
}: Pick<Collections, 'sites' | 'siteVersions'>): SitesRepository {
  const find = async (folderId: string) => {
    const found = await sites.findOne({ folderId });
    return found ? toSite(found) : undefined;
  };

  return {
    find,

    async insertVersion({ folderId, ownerId, prompt, generated }) {
      const owner = new ObjectId(ownerId);
      const version = toVersionDocument({
        folderId,
        ownerId: owner,
        version: 1,
        prompt,
        generated,
        now: new Date(),
      });
      try {
        await siteVersions.replaceOne({ folderId, version: 1, ...isPending }, version, { upsert: true });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
      return version.pending.bytes;
    },

    async removePendingVersion(folderId) {
      await siteVersions.deleteOne({ folderId, ...isPending });
    },

    async insert({ folderId, ownerId, prompt, generated, isInterrupted }, bytes) {
      const now = new Date();
      const document = {
        folderId,
        ownerId: new ObjectId(ownerId),
        ...namedAs(toStoredName(generated.name)),
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
      // Never the same moment twice: two changes within a millisecond are two states.
      const updatedAt = new Date(Math.max(Date.now(), seen.getTime() + 1));
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
