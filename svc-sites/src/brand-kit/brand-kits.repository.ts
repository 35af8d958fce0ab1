import { type BrandKitRequest, brandKitRequestSchema, type Logo } from '@sitewright/contracts';
import { Binary, ObjectId } from 'mongodb';
import type { BrandKitDocument, Collections } from '../db/collections.ts';
import { schema } from '../db/schema.ts';

export interface StoredLogo {
  type: Logo['type'];
  width: number;
  height: number;
  content: Uint8Array;
}

/** What a person's sites have in common, as it is stored. */
export interface StoredBrandKit {
  kit: BrandKitRequest;
  logo?: StoredLogo;
  updatedAt?: Date;
}

export interface BrandKitsRepository {
  /** An empty one for who has not made any. */
  find(ownerId: string): Promise<StoredBrandKit>;
  /** All but the logo. */
  change(ownerId: string, kit: BrandKitRequest): Promise<StoredBrandKit>;
  changeLogo(ownerId: string, logo: StoredLogo): Promise<StoredBrandKit>;
  removeLogo(ownerId: string): Promise<StoredBrandKit>;
  /** Those who have one, after this one, in order; from the first where it is empty. */
  listOwners(after: string, limit: number): Promise<string[]>;
  remove(ownerIds: readonly string[]): Promise<void>;
}

const emptyKit = (): BrandKitRequest => brandKitRequestSchema.parse({});

export function createBrandKitsRepository({
  brandKits,
}: Pick<Collections, 'brandKits'>): BrandKitsRepository {
  const find = async (owner: string): Promise<StoredBrandKit> => {
    const found = await brandKits.findOne({ ownerId: new ObjectId(owner) });
    if (!found) return { kit: emptyKit() };
    const { kit, logo, updatedAt } = found;
    return {
      // As a release before may have stored it.
      kit: brandKitRequestSchema.parse(kit),
      ...(logo && { logo: { ...logo, content: logo.content.value() } }),
      updatedAt,
    };
  };

  /** `first` is what a new one has besides. */
  const put = async (
    owner: string,
    changed: Partial<BrandKitDocument>,
    first: Partial<BrandKitDocument> = {},
  ) => {
    await brandKits.updateOne(
      { ownerId: new ObjectId(owner) },
      {
        $set: { ...changed, updatedAt: new Date() },
        $setOnInsert: { schema: schema.writes, ...first },
      },
      { upsert: true },
    );
    return find(owner);
  };

  return {
    find,

    change: (owner, kit) => put(owner, { kit }),

    changeLogo: (owner, { content, ...logo }) =>
      put(owner, { logo: { ...logo, content: new Binary(content) } }, { kit: emptyKit() }),

    async removeLogo(owner) {
      const ownerId = new ObjectId(owner);
      await brandKits.updateOne({ ownerId }, { $unset: { logo: '' }, $set: { updatedAt: new Date() } });
      return find(owner);
    },

    async listOwners(after, limit) {
      const filter = after === '' ? {} : { ownerId: { $gt: new ObjectId(after) } };
      const found = await brandKits
        .find(filter, { projection: { ownerId: 1 } })
        .sort({ ownerId: 1 })
        .limit(limit)
        .toArray();
      return found.map(({ ownerId }) => ownerId.toHexString());
    },

    async remove(owners) {
      await brandKits.deleteMany({ ownerId: { $in: owners.map((owner) => new ObjectId(owner)) } });
    },
  };
}
