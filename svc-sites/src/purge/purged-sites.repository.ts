import type { Collections } from '../db/collections.ts';

export interface PurgedSitesRepository {
  /** The folderIds of some sites that were deleted before this moment. */
  findDeleted(deletedBefore: Date, limit: number): Promise<string[]>;
  /** Removes the site with all its versions, for good. May be repeated, also by several replicas at once. */
  remove(folderId: string): Promise<void>;
  /** The folderIds of some versions that were stored before this moment and whose site was not, as far as is noted. */
  findPending(storedBefore: Date, limit: number): Promise<string[]>;
  /** Removes the version of a site that never was; one whose site was stored after all stays. Returns whether it did. */
  removeOrphan(folderId: string): Promise<boolean>;
}

export const createPurgedSitesRepository = ({
  sites,
  siteVersions,
}: Pick<Collections, 'sites' | 'siteVersions'>): PurgedSitesRepository => ({
  async findDeleted(deletedBefore, limit) {
    const found = await sites
      .find({ deletedAt: { $lt: deletedBefore } }, { projection: { folderId: 1 } })
      .limit(limit)
      .toArray();
    return found.map(({ folderId }) => folderId);
  },

  async remove(folderId) {
    // The site last: what dies half-way is found again by it.
    await siteVersions.deleteMany({ folderId });
    await sites.deleteOne({ folderId });
  },

  async findPending(storedBefore, limit) {
    const found = await siteVersions
      .find({ 'pending.since': { $lt: storedBefore } }, { projection: { folderId: 1 } })
      .limit(limit)
      .toArray();
    return found.map(({ folderId }) => folderId);
  },

  async removeOrphan(folderId) {
    const pending = { folderId, 'pending.since': { $exists: true } };
    if (await sites.findOne({ folderId }, { projection: { _id: 1 } })) {
      await siteVersions.updateMany(pending, { $unset: { pending: '' } });
      return false;
    }
    await siteVersions.deleteMany(pending);
    return true;
  },
});
