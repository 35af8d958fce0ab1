import { randomBytes } from 'node:crypto';
import { ObjectId, type WithId } from 'mongodb';
import type { Collections, SiteDocument } from '../db/collections.ts';
import { nameKeyOf, toStoredName } from '../db/site-name.ts';
import { toVersionDocument } from '../db/version-document.ts';
import type { NewSite, Site } from './site.ts';

export interface SitesRepository {
  /** Stores a new site with its first version. */
  insert(site: NewSite): Promise<Site>;
  /** Finds deleted sites too. */
  find(folderId: string): Promise<Site | undefined>;
  /** Undefined when the site is deleted by now. */
  rename(folderId: string, name: string): Promise<Site | undefined>;
  /** A site that is deleted already keeps the time it was deleted at. */
  markDeleted(folderId: string, at: Date): Promise<void>;
  /** Brings a site back that was deleted after `since`, or is not deleted; undefined when it is too late. */
  unmarkDeleted(folderId: string, since: Date): Promise<Site | undefined>;
}

const isThere = { deletedAt: { $exists: false } };

export function createSitesRepository({ sites, siteVersions }: Collections): SitesRepository {
  return {
    async insert({ ownerId, prompt, generated }) {
      const folderId = randomBytes(16).toString('hex');
      const now = new Date();
      const name = toStoredName(generated.name);
      // The files first: a site that can be seen always has them.
      await siteVersions.insertOne(toVersionDocument({ folderId, version: 1, prompt, generated, now }));
      const document = {
        folderId,
        ownerId: new ObjectId(ownerId),
        name,
        nameKey: nameKeyOf(name),
        prompt,
        createdAt: now,
        updatedAt: now,
        version: 1,
      };
      const { insertedId } = await sites.insertOne(document);
      return toSite({ ...document, _id: insertedId });
    },

    async find(folderId) {
      const found = await sites.findOne({ folderId });
      return found ? toSite(found) : undefined;
    },

    async rename(folderId, name) {
      const renamed = await sites.findOneAndUpdate(
        { folderId, ...isThere },
        { $set: { name, nameKey: nameKeyOf(name), updatedAt: new Date() } },
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
}

const toSite = ({ _id, ownerId, ...stored }: WithId<SiteDocument>): Site => ({
  id: _id.toHexString(),
  folderId: stored.folderId,
  ownerId: ownerId.toHexString(),
  name: stored.name,
  prompt: stored.prompt,
  version: stored.version,
  createdAt: stored.createdAt,
  deletedAt: stored.deletedAt,
});
