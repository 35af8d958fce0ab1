import type { Collections } from '../db/collections.ts';

export interface PurgedSitesRepository {
  /** The folderIds of some sites that were deleted before this moment. */
  find(deletedBefore: Date, limit: number): Promise<string[]>;
  /** Removes the site with all its versions, for good. May be repeated, also by several replicas at once. */
  remove(folderId: string): Promise<void>;
}

export const createPurgedSitesRepository = ({ sites, siteVersions }: Collections): PurgedSitesRepository => ({
  async find(deletedBefore, limit) {
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
});
