import { ObjectId } from 'mongodb';
import type { Collections } from '../db/collections.ts';

/** Bytes of the files a person's sites hold. */
export interface StorageUse {
  /** Of sites that are there, of those that are being stored, of uploaded pictures, and of what is kept of changes that ended early. */
  kept: number;
  /** Of deleted sites that are not purged yet. */
  deleted: number;
}

export interface StorageRepository {
  useOf(ownerId: string): Promise<StorageUse>;
}

interface Sums {
  all: number;
  deleted: number;
  unmeasured: number;
}

/** Sums the documents themselves: there is no counter that a crash could leave wrong. */
export function createStorageRepository({
  sites,
  siteVersions,
  sitePictures,
  siteRevisions,
}: Pick<Collections, 'sites' | 'siteVersions' | 'sitePictures' | 'siteRevisions'>): StorageRepository {
  const pendingBytes = async (ownerId: ObjectId) => {
    const pending = await siteVersions
      .find(
        { 'pending.since': { $gt: new Date(0) }, 'pending.ownerId': ownerId },
        { projection: { 'pending.bytes': 1 } },
      )
      .toArray();
    return pending.reduce((sum, version) => sum + (version.pending?.bytes ?? 0), 0);
  };

  /** Those that a version holds count with their site. */
  const unusedPictureBytes = async (ownerId: ObjectId) => {
    const unused = await sitePictures
      .find({ ownerId, usedAt: { $exists: false } }, { projection: { bytes: 1 } })
      .toArray();
    return unused.reduce((sum, { bytes }) => sum + bytes, 0);
  };

  /** Beside a site, or a deleted one. */
  const keptChangesBytes = async (ownerId: ObjectId): Promise<StorageUse> => {
    const found = await siteRevisions
      .find({ ownerId, 'kept.bytes': { $exists: true } }, { projection: { folderId: 1, 'kept.bytes': 1 } })
      .toArray();
    const use = { kept: 0, deleted: 0 };
    if (found.length === 0) return use;
    const folderIds = found.map(({ folderId }) => folderId);
    const isDeleted = { folderId: { $in: folderIds }, deletedAt: { $gt: new Date(0) } };
    const deleted = new Set(await sites.distinct('folderId', isDeleted));
    for (const { folderId, kept } of found)
      use[deleted.has(folderId) ? 'deleted' : 'kept'] += kept?.bytes ?? 0;
    return use;
  };

  const sumSites = async (ownerId: ObjectId): Promise<Sums> => {
    const ofDeleted = { $cond: [{ $gt: ['$deletedAt', null] }, '$bytes', 0] };
    const ofUnmeasured = { $cond: [{ $gt: ['$bytes', null] }, 0, 1] };
    const [sums] = await sites
      .aggregate<Sums>([
        { $match: { ownerId } },
        {
          $group: {
            _id: null,
            all: { $sum: '$bytes' },
            deleted: { $sum: ofDeleted },
            unmeasured: { $sum: ofUnmeasured },
          },
        },
      ])
      .toArray();
    return sums ?? { all: 0, deleted: 0, unmeasured: 0 };
  };

  const sum = async (filter: { folderId: string }, list: string, bytes: unknown): Promise<number> => {
    const [sums] = await siteVersions
      .aggregate<{ bytes: number }>([
        { $match: filter },
        { $unwind: list },
        { $group: { _id: null, bytes: { $sum: bytes } } },
      ])
      .toArray();
    return sums?.bytes ?? 0;
  };

  /** Sites of earlier releases do not say how large they are. */
  const measure = async (ownerId: ObjectId) => {
    const unmeasured = sites.find({ ownerId, bytes: { $exists: false } }, { projection: { folderId: 1 } });
    for (const { _id, folderId } of await unmeasured.toArray()) {
      const [inline, added] = await Promise.all([
        sum({ folderId }, '$files', { $binarySize: '$files.content' }),
        sum({ folderId }, '$adds', '$adds.bytes'),
      ]);
      await sites.updateOne({ _id }, { $set: { bytes: inline + added } });
    }
  };

  return {
    async useOf(ownerId) {
      const owner = new ObjectId(ownerId);
      // In this order a version is counted twice at worst while its site is being stored, never left out.
      const [pending, unused, changes] = await Promise.all([
        pendingBytes(owner),
        unusedPictureBytes(owner),
        keptChangesBytes(owner),
      ]);
      const sums = await sumSites(owner);
      if (sums.unmeasured > 0) await measure(owner);
      const { all, deleted } = sums.unmeasured > 0 ? await sumSites(owner) : sums;
      return {
        kept: pending + unused + changes.kept + all - deleted,
        deleted: deleted + changes.deleted,
      };
    },
  };
}
