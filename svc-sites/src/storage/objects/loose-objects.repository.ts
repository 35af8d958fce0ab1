import type { Collections } from '../../db/collections.ts';

/** Objects that may belong to no blob. */
export interface LooseObjectsRepository {
  /** @param keys by the hash of the blob that may name them */
  note(keys: ReadonlyMap<string, string>): Promise<void>;
  /** The keys of some that were noted before this moment. */
  findNoted(before: Date, limit: number): Promise<string[]>;
  /** Which of these a blob names. */
  findNamed(keys: string[]): Promise<Set<string>>;
  forget(keys: string[]): Promise<void>;
}

export const createLooseObjectsRepository = ({
  siteBlobs,
  looseObjects,
}: Pick<Collections, 'siteBlobs' | 'looseObjects'>): LooseObjectsRepository => ({
  async note(keys) {
    const at = new Date();
    const writes = [...keys].map(([hash, object]) => ({
      updateOne: { filter: { _id: object }, update: { $set: { hash, at } }, upsert: true },
    }));
    if (writes.length > 0) await looseObjects.bulkWrite(writes, { ordered: false });
  },

  async findNoted(before, limit) {
    const found = await looseObjects
      .find({ at: { $lt: before } })
      .limit(limit)
      .toArray();
    return found.map(({ _id }) => _id);
  },

  async findNamed(keys) {
    const found = await siteBlobs
      .find({ object: { $in: keys } }, { projection: { _id: 0, object: 1 } })
      .toArray();
    return new Set(found.flatMap(({ object }) => object ?? []));
  },

  async forget(keys) {
    await looseObjects.deleteMany({ _id: { $in: keys } });
  },
});
