import type { Stores } from '../storage/contents.ts';

/** A blob as the collector saw it. */
export interface SeenBlob {
  hash: string;
  touchedAt: Date;
}

export interface CollectedBlobsRepository {
  /** Some blobs that are to be looked at by now and were not touched since a moment before. */
  findDue(now: Date, untouchedSince: Date, limit: number): Promise<SeenBlob[]>;
  /** Whether a version or a picture needs it, or a blob that is packed against it. */
  isHeld(hash: string): Promise<boolean>;
  /** Removes a blob that has not been touched since it was seen. Returns whether it did. */
  remove(seen: SeenBlob): Promise<boolean>;
  /** Has it looked at later. */
  putOff(seen: SeenBlob, until: Date): Promise<void>;
}

export const createCollectedBlobsRepository = ({
  siteVersions,
  siteBlobs,
  sitePictures,
  contents,
}: Pick<Stores, 'siteVersions' | 'siteBlobs' | 'sitePictures' | 'contents'>): CollectedBlobsRepository => ({
  async findDue(now, untouchedSince, limit) {
    const found = await siteBlobs
      .find(
        { checkAt: { $lt: now }, touchedAt: { $lt: untouchedSince } },
        { projection: { touchedAt: 1 }, sort: { checkAt: 1 }, limit },
      )
      .toArray();
    return found.map(({ _id, touchedAt }) => ({ hash: _id, touchedAt }));
  },

  async isHeld(hash) {
    const projection = { _id: 1 };
    return Boolean(
      (await siteVersions.findOne({ 'adds.hash': hash }, { projection })) ??
        (await siteBlobs.findOne({ base: hash }, { projection })) ??
        (await sitePictures.findOne({ 'files.hash': hash }, { projection })),
    );
  },

  async remove({ hash, touchedAt }) {
    const seen = { _id: hash, touchedAt };
    const found = await siteBlobs.findOne(seen, { projection: { object: 1 } });
    if (!found) return false;
    await contents.release(hash, found);
    return (await siteBlobs.deleteOne(seen)).deletedCount > 0;
  },

  async putOff({ hash, touchedAt }, checkAt) {
    await siteBlobs.updateOne({ _id: hash, touchedAt }, { $set: { checkAt } });
  },
});
