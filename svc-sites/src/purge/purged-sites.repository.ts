import type { Collections } from '../db/collections.ts';
import { untouchedMs } from '../storage/blobs.repository.ts';

export interface PurgedSitesRepository {
  /** The folderIds of some sites that were deleted before this moment. */
  findDeleted(deletedBefore: Date, limit: number): Promise<string[]>;
  /** Removes the site with all its versions, for good. May be repeated, also by several replicas at once. */
  remove(folderId: string): Promise<void>;
  /** The folderIds of some versions that were stored before this moment and whose site was not, as far as is noted. */
  findPending(storedBefore: Date, limit: number): Promise<string[]>;
  /**
   * Removes the versions that no site came to show, if they were stored before this moment; what its site shows after all
   * stays. Returns whether it did.
   */
  removeOrphan(folderId: string, storedBefore: Date): Promise<boolean>;
  /** The folderIds of the next versions after this one, in their order. */
  listVersions(afterFolderId: string, limit: number): Promise<string[]>;
  /** Removes the versions of these that have no site and were stored before this moment. Returns how many there were. */
  removeWithoutSite(folderIds: string[], storedBefore: Date): Promise<number>;
  /** Whether the versions of earlier releases have been looked through. */
  isLookedThrough(): Promise<boolean>;
  rememberLookedThrough(): Promise<void>;
}

const lookedThrough = { _id: 'versions of earlier releases looked through' };

export const createPurgedSitesRepository = ({
  sites,
  siteVersions,
  siteBlobs,
  siteRevisions,
  sitePictures,
  siteTexts,
  shareLinks,
  comments,
  notes,
}: Pick<
  Collections,
  | 'sites'
  | 'siteVersions'
  | 'siteBlobs'
  | 'siteRevisions'
  | 'sitePictures'
  | 'siteTexts'
  | 'shareLinks'
  | 'comments'
  | 'notes'
>): PurgedSitesRepository => ({
  async findDeleted(deletedBefore, limit) {
    const found = await sites
      .find({ deletedAt: { $lt: deletedBefore } }, { projection: { folderId: 1 } })
      .limit(limit)
      .toArray();
    return found.map(({ folderId }) => folderId);
  },

  async remove(folderId) {
    // The collector looks at its blobs sooner than it would have.
    const held = await siteVersions.find({ folderId }, { projection: { 'adds.hash': 1 } }).toArray();
    const pictures = await sitePictures.find({ folderId }, { projection: { 'files.hash': 1 } }).toArray();
    const hashes = [...held.flatMap(({ adds = [] }) => adds), ...pictures.flatMap(({ files }) => files)];
    const checkAt = new Date(Date.now() + untouchedMs);
    await siteBlobs.updateMany({ _id: { $in: hashes.map(({ hash }) => hash) } }, { $min: { checkAt } });
    // The site last: what dies half-way is found again by it.
    await sitePictures.deleteMany({ folderId });
    await siteRevisions.deleteMany({ folderId });
    await siteTexts.deleteOne({ _id: folderId });
    await shareLinks.deleteMany({ folderId });
    await comments.deleteMany({ folderId });
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

  async removeOrphan(folderId, storedBefore) {
    // Not one that a retry of the same generation has stored meanwhile: its site is about to follow.
    const pending = { folderId, 'pending.since': { $lt: storedBefore } };
    const shown = (await sites.findOne({ folderId }, { projection: { version: 1 } }))?.version ?? 0;
    await siteVersions.updateMany({ ...pending, version: { $lte: shown } }, { $unset: { pending: '' } });
    return (await siteVersions.deleteMany({ ...pending, version: { $gt: shown } })).deletedCount > 0;
  },

  async listVersions(afterFolderId, limit) {
    const found = await siteVersions
      .find({ folderId: { $gt: afterFolderId } }, { projection: { _id: 0, folderId: 1 } })
      .sort({ folderId: 1, version: 1 })
      .limit(limit)
      .toArray();
    return found.map(({ folderId }) => folderId);
  },

  async removeWithoutSite(folderIds, storedBefore) {
    const found = await sites
      .find({ folderId: { $in: folderIds } }, { projection: { folderId: 1 } })
      .toArray();
    const withSite = new Set(found.map(({ folderId }) => folderId));
    const orphans = folderIds.filter((folderId) => !withSite.has(folderId));
    const filter = { folderId: { $in: orphans }, createdAt: { $lt: storedBefore } };
    return orphans.length > 0 ? (await siteVersions.deleteMany(filter)).deletedCount : 0;
  },

  async isLookedThrough() {
    return (await notes.findOne(lookedThrough)) !== null;
  },

  async rememberLookedThrough() {
    await notes.updateOne(lookedThrough, { $set: { at: new Date() } }, { upsert: true });
  },
});
