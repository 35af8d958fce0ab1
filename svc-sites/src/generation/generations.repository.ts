import { type Filter, ObjectId, type UpdateFilter } from 'mongodb';
import type { Collections } from '../db/collections.ts';
import type { GenerationDocument } from '../db/generation-document.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import type { Generation } from './generation.ts';
import { folderIdOf, type NewGeneration, toDocument } from './new-generation.repository.ts';
import { toGeneration } from './to-generation.ts';

/** What people ask for, and what became of it. Those who make it write by their lease: see `leases.repository.ts`. */
export interface GenerationsRepository {
  /** Stores a waiting generation; undefined when its slot or its key is taken. */
  insert(generation: NewGeneration): Promise<Generation | undefined>;
  /** Stores the one that is made instead of one that was interrupted, once; undefined when it is there, or the slot is taken. */
  insertAgain(interrupted: Generation, generation: NewGeneration): Promise<Generation | undefined>;
  findByKey(ownerId: string, idempotencyKey: string): Promise<Generation | undefined>;
  find(id: string): Promise<Generation | undefined>;
  /** Those of them that wait or are being made. */
  activeOf(ids: string[]): Promise<Set<string>>;
  /** How many of all people wait or are being made. */
  countActive(): Promise<Record<ActiveState, number>>;
  /** When the oldest of each was asked for. */
  oldestActive(): Promise<Partial<Record<ActiveState, Date>>>;
  /** Newest first. */
  list(ownerId: string, query: { isActive: boolean; limit: number }): Promise<Generation[]>;
  /** Those that have a place among the generations of the day, and which. */
  slotHolders(ownerId: string): Promise<{ generation: Generation; slot: number }[]>;
  /** Gives it a later round while it waits. */
  setTurn(generation: Generation, turn: number): Promise<void>;
  /** Forgets a generation that waits; false when it does not wait any more. */
  withdraw(generation: Generation): Promise<boolean>;
  /** Undefined when it does not wait. Gives its place of the day back. */
  stopWaiting(generation: Generation): Promise<Generation | undefined>;
  /** Tells the process that makes it to stop; undefined when nobody makes it. */
  requestStop(generation: Generation): Promise<Generation | undefined>;
  freeSlot(generation: Generation): Promise<void>;
  freeKey(generation: Generation): Promise<void>;
}

const activeStates = ['waiting', 'running'] as const;
type ActiveState = (typeof activeStates)[number];

export function createGenerationsRepository({
  generations,
}: Pick<Collections, 'generations'>): GenerationsRepository {
  const findOne = async (filter: Filter<GenerationDocument>) => {
    const found = await generations.findOne(filter);
    return found ? toGeneration(found) : undefined;
  };

  const insert = (_id: ObjectId, folderId: string, generation: NewGeneration) =>
    unlessTaken(async () => {
      const document = { _id, folderId, ...toDocument(generation) };
      await generations.insertOne(document);
      return toGeneration(document);
    });

  const change = async (filter: Filter<GenerationDocument>, update: UpdateFilter<GenerationDocument>) => {
    const changed = await generations.findOneAndUpdate(filter, update, { returnDocument: 'after' });
    return changed ? toGeneration(changed) : undefined;
  };

  return {
    insert: (generation) => insert(new ObjectId(), folderIdOf(generation), generation),

    async insertAgain(interrupted, generation) {
      await generations.updateOne(
        { _id: new ObjectId(interrupted.id), madeAgainAs: { $exists: false } },
        { $set: { madeAgainAs: new ObjectId() } },
      );
      const { madeAgainAs } = (await findOne({ _id: new ObjectId(interrupted.id) })) ?? {};
      // A site that was kept has the id that was reserved.
      const folderId = interrupted.kept ? folderIdOf(generation) : interrupted.folderId;
      return madeAgainAs ? insert(new ObjectId(madeAgainAs), folderId, generation) : undefined;
    },

    find: (id) => findOne({ _id: new ObjectId(id) }),
    findByKey: (ownerId, idempotencyKey) => findOne({ ownerId: new ObjectId(ownerId), idempotencyKey }),

    async activeOf(ids) {
      const filter = { _id: { $in: ids.map((id) => new ObjectId(id)) }, state: { $in: [...activeStates] } };
      const active = await generations.find(filter, { projection: { _id: 1 } }).toArray();
      return new Set(active.map(({ _id }) => _id.toHexString()));
    },

    async countActive() {
      const [waiting, running] = await Promise.all(
        activeStates.map((state) => generations.countDocuments({ state })),
      );
      return { waiting: waiting ?? 0, running: running ?? 0 };
    },

    async oldestActive() {
      const oldest = activeStates.map(async (state) => {
        const options = { sort: { createdAt: 1 }, projection: { createdAt: 1 } } as const;
        const found = await generations.findOne({ state }, options);
        return found ? [[state, found.createdAt] as const] : [];
      });
      return Object.fromEntries((await Promise.all(oldest)).flat());
    },

    async list(ownerId, { isActive, limit }) {
      const found = await generations
        .find({
          ownerId: new ObjectId(ownerId),
          ...(isActive ? { state: { $in: [...activeStates] } } : {}),
        })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return found.map(toGeneration);
    },

    async slotHolders(ownerId) {
      const found = await generations
        .find({ ownerId: new ObjectId(ownerId), slot: { $gte: 0 } }, { projection: { prompt: 0 } })
        .toArray();
      return found.map((each) => ({ generation: toGeneration(each), slot: each.slot ?? 0 }));
    },

    async setTurn({ id }, turn) {
      await generations.updateOne({ _id: new ObjectId(id), state: 'waiting' }, { $max: { turn } });
    },

    async withdraw({ id }) {
      const { deletedCount } = await generations.deleteOne({ _id: new ObjectId(id), state: 'waiting' });
      return deletedCount === 1;
    },

    stopWaiting: ({ id }) =>
      change(
        { _id: new ObjectId(id), state: 'waiting' },
        { $set: { state: 'stopped', endedAt: new Date() }, $unset: { slot: '' } },
      ),

    requestStop: ({ id }) =>
      change({ _id: new ObjectId(id), state: 'running' }, { $set: { stopRequestedAt: new Date() } }),

    async freeSlot({ id }) {
      await generations.updateOne({ _id: new ObjectId(id) }, { $unset: { slot: '' } });
    },

    async freeKey({ id }) {
      await generations.updateOne({ _id: new ObjectId(id) }, { $unset: { idempotencyKey: '' } });
    },
  };
}
