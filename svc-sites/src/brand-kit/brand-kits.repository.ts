import { type BrandKitRequest, brandKitRequestSchema, type Logo } from '@sitewright/contracts';
import { Binary, ObjectId } from 'mongodb';
import type { Collections } from '../db/collections.ts';

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

  return {
    find,

    async change(owner, kit) {
      const ownerId = new ObjectId(owner);
      await brandKits.updateOne({ ownerId }, { $set: { kit, updatedAt: new Date() } }, { upsert: true });
      return find(owner);
    },

    async changeLogo(owner, { content, ...logo }) {
      const ownerId = new ObjectId(owner);
      await brandKits.updateOne(
        { ownerId },
        {
          $set: { logo: { ...logo, content: new Binary(content) }, updatedAt: new Date() },
          $setOnInsert: { kit: emptyKit() },
        },
        { upsert: true },
      );
      return find(owner);
    },

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
