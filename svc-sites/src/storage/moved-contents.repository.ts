import type { Filter } from 'mongodb';
import type { Collections, SiteBlobDocument } from '../db/collections.ts';
import type { Place } from './contents.ts';

/** Where contents are moved to. */
export type Destination = 'mongodb' | 's3';

export interface PlacedBlob extends Place {
  hash: string;
  /** Whether the content is packed against another one, so that its hash is not that of what is stored. */
  isPacked: boolean;
  storedBytes: number;
}

export interface MovedContentsRepository {
  /** Some blobs whose content is not there, without these. */
  findElsewhere(into: Destination, without: readonly string[], limit: number): Promise<PlacedBlob[]>;
  countElsewhere(into: Destination): Promise<number>;
  /** Has a blob's document name another place; false where it names another one by now, or is gone. */
  replace(blob: PlacedBlob, place: Place): Promise<boolean>;
}

const elsewhere: Record<Destination, Filter<SiteBlobDocument>> = {
  // Missing, said so that an index answers on every server; `$exists` has none.
  s3: { object: { $in: [null as unknown as string] } },
  mongodb: { object: { $gt: '' } },
};

export const createMovedContentsRepository = ({
  siteBlobs,
}: Pick<Collections, 'siteBlobs'>): MovedContentsRepository => ({
  async findElsewhere(into, without, limit) {
    const found = await siteBlobs
      .find({ ...elsewhere[into], _id: { $nin: [...without] } })
      .limit(limit)
      .toArray();
    return found.map(({ _id, base, ...stored }) => ({ hash: _id, isPacked: base !== undefined, ...stored }));
  },

  countElsewhere: (into) => siteBlobs.countDocuments(elsewhere[into]),

  async replace({ hash, object }, place) {
    const seen = object === undefined ? { content: { $exists: true } } : { object };
    const $unset = place.object === undefined ? { object: '' as const } : { content: '' as const };
    const { matchedCount } = await siteBlobs.updateOne({ _id: hash, ...seen }, { $set: place, $unset });
    return matchedCount > 0;
  },
});
