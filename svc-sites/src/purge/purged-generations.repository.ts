import { ObjectId } from 'mongodb';
import type { Collections } from '../db/collections.ts';

export interface PurgedGenerationsRepository {
  /** Who asked for the next generations after this person's, each once, in their order; empty at the end. */
  listOwners(afterOwnerId: string | undefined, generations: number): Promise<string[]>;
  /** Removes a person's generations that have ended, with their events. Returns whether there were any. */
  removeEnded(ownerId: string): Promise<boolean>;
}

export const createPurgedGenerationsRepository = ({
  generations,
  generationEvents,
}: Pick<Collections, 'generations' | 'generationEvents'>): PurgedGenerationsRepository => ({
  async listOwners(afterOwnerId, limit) {
    const found = await generations
      .find(afterOwnerId ? { ownerId: { $gt: new ObjectId(afterOwnerId) } } : {}, {
        projection: { _id: 0, ownerId: 1 },
      })
      .sort({ ownerId: 1, createdAt: -1, _id: -1 })
      .limit(limit)
      .toArray();
    return [...new Set(found.map(({ ownerId }) => ownerId.toHexString()))];
  },

  async removeEnded(ownerId) {
    const filter = {
      ownerId: new ObjectId(ownerId),
      state: { $in: ['done' as const, 'failed' as const, 'stopped' as const] },
    };
    const ended = await generations.find(filter, { projection: { _id: 1 } }).toArray();
    const ids = ended.map(({ _id }) => _id);
    // The generations last: what dies half-way is found again by them.
    await generationEvents.deleteMany({ generationId: { $in: ids } });
    await generations.deleteMany({ _id: { $in: ids } });
    return ids.length > 0;
  },
});
