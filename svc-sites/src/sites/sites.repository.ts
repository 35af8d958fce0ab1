import { ObjectId, type WithId } from 'mongodb';
import type { Collections, SiteDocument } from '../db/collections.ts';
import { isDuplicate } from '../db/is-duplicate.ts';
import { packBrief } from '../db/packed-brief.ts';
import { searchKeysOf } from '../db/search-keys.ts';
import { nameKeyOf, toStoredName } from '../db/site-name.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import { toVersionDocument, withoutUndefined } from '../db/version-document.ts';
import type { NextVersion } from '../versions/next-version.ts';
import type { NewSite, Site } from './site.ts';

/** A version that no site shows yet. */
export interface PendingVersion {
  id: ObjectId;
  bytes: number;
  since: Date;
}

/** A version is stored within milliseconds: one that is pending for longer belongs to a process that died. */
const abandonedMs = 60_000;

export interface SitesRepository {
  /** Stores the files of a new site, pending; those of an attempt that died are replaced. Returns how many bytes they are. */
  insertVersion(site: NewSite): Promise<number>;
  removePendingVersion(folderId: string): Promise<void>;
  /**
   * Stores the files of a site's next version, pending; those of an attempt that died are replaced. Undefined when there is such
   * a version, or somebody else stores it at this moment.
   */
  insertNextVersion(next: NextVersion): Promise<PendingVersion | undefined>;
  removeVersion(version: PendingVersion): Promise<void>;
  /**
   * Shows the version that is pending; undefined when the site does not show the one before any more, or is deleted by now.
   */
  advance(next: NextVersion, pending: PendingVersion): Promise<Site | undefined>;
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
      const { files, engine, seed, usage, report, brief } = generated;
      const version = toVersionDocument({
        folderId,
        ownerId: owner,
        version: 1,
        kind: 'generated',
        instruction: prompt,
        author: owner,
        files,
        engine,
        report,
        ...withoutUndefined({ seed, usage, brief: brief && (await packBrief(brief)) }),
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

    async insertNextVersion(next) {
      const { site, kind, instruction, author, files, report } = next;
      const { sitting, requestDigest, restores, redo } = next;
      const continued = await findContinued(site.folderId, restores ?? site.version);
      const { engine, seed, usage } = next.making ?? { engine: continued.engine, seed: continued.seed };
      const brief = next.brief && (await packBrief(next.brief));
      const briefOf = brief ? undefined : continued.briefOf;
      const version = toVersionDocument({
        folderId: site.folderId,
        ownerId: new ObjectId(site.ownerId),
        version: site.version + 1,
        parent: site.version,
        kind,
        instruction,
        author: new ObjectId(author),
        files,
        engine,
        report,
        ...withoutUndefined({ seed, usage, brief, briefOf, sitting, requestDigest, restores, redo }),
        now: new Date(),
      });
      const id = new ObjectId();
      await removeAbandoned(site.folderId, version.version);
      const isInserted = await unlessTaken(() => siteVersions.insertOne({ _id: id, ...version }));
      return isInserted && { id, bytes: version.pending.bytes, since: version.pending.since };
    },

    async removeVersion({ id }) {
      await siteVersions.deleteOne({ _id: id, ...isPending });
    },

    async advance({ site, name }, { id, bytes, since }) {
      // Somebody else may take it for abandoned soon.
      if (Date.now() - since.getTime() > abandonedMs / 2) return undefined;
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
          $unset: { interrupted: '' },
          // One that is not measured yet is measured with all its versions.
          ...(site.bytes === undefined ? {} : { $inc: { bytes } }),
        },
        { returnDocument: 'after' },
      );
      if (!advanced) return undefined;
      await siteVersions.updateOne({ _id: id }, { $unset: { pending: '' } });
      return toSite(advanced);
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

  /** The next version of a site whose process died before the site showed it. */
  async function removeAbandoned(folderId: string, version: number): Promise<void> {
    const before = new Date(Date.now() - abandonedMs);
    await siteVersions.deleteOne({ folderId, version, 'pending.since': { $lt: before } });
  }

  /** What the next version takes from the one that it continues, where nothing else is said. */
  async function findContinued(folderId: string, version: number) {
    const projection = { engine: 1, seed: 1, brief: 1, briefOf: 1 };
    const found = await siteVersions.findOne({ folderId, version }, { projection });
    if (found) return { ...found, briefOf: found.brief ? version : (found.briefOf ?? version) };
    throw new Error(`Version ${version} of ${folderId} is not stored.`);
  }

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
