import type { ErrorCode } from '@sitewright/contracts';
import { type Filter, ObjectId, type WithId } from 'mongodb';
import type { Collections, GenerationDocument } from '../db/collections.ts';
import { isDuplicate } from '../db/is-duplicate.ts';
import { newFolderId } from '../sites/folder-id.ts';
import { type Generation, leaseFrom, type NewGeneration } from './generation.ts';

export interface GenerationsRepository {
  /** Stores a running generation; undefined when its slot or its key is taken. */
  insert(generation: NewGeneration): Promise<Generation | undefined>;
  findByKey(ownerId: string, idempotencyKey: string): Promise<Generation | undefined>;
  find(id: string): Promise<Generation | undefined>;
  /** Those that have a place among the generations of the day, and which. */
  slotHolders(ownerId: string): Promise<{ generation: Generation; slot: number }[]>;
  /** Running generations whose lease is over. */
  findDead(now: Date, limit: number): Promise<Generation[]>;
  /** Starts another attempt of a failed generation; undefined when somebody else has, or the slot is taken. */
  retry(generation: Generation, slot: number): Promise<Generation | undefined>;
  /** Says that the attempt is alive; false when it is not the last one any more. */
  renewLease(generation: Generation): Promise<boolean>;
  markDone(generation: Generation): Promise<void>;
  /** A failed generation does not count. */
  markFailed(generation: Generation, error: { code: ErrorCode; message: string }): Promise<void>;
  /** Forgets a generation that has not begun. */
  remove(generation: Generation): Promise<void>;
  freeSlot(generation: Generation): Promise<void>;
  freeKey(generation: Generation): Promise<void>;
}

const running = 'running' as const;

export function createGenerationsRepository({
  generations,
}: Pick<Collections, 'generations'>): GenerationsRepository {
  const findOne = async (filter: Filter<GenerationDocument>) => {
    const found = await generations.findOne(filter);
    return found ? toGeneration(found) : undefined;
  };

  return {
    async insert({ ownerId, request: { prompt, engine, seed }, idempotencyKey, slot }) {
      const now = new Date();
      const document = {
        ownerId: new ObjectId(ownerId),
        folderId: newFolderId(),
        prompt,
        ...(engine ? { engine } : {}),
        ...(seed === undefined ? {} : { seed }),
        state: running,
        attempt: 1,
        leaseUntil: leaseFrom(now),
        slot,
        ...(idempotencyKey ? { idempotencyKey } : {}),
        createdAt: now,
      };
      const insertedId = await unlessTaken(async () => (await generations.insertOne(document)).insertedId);
      return insertedId && toGeneration({ ...document, _id: insertedId });
    },

    find: (id) => findOne({ _id: new ObjectId(id) }),
    findByKey: (ownerId, idempotencyKey) => findOne({ ownerId: new ObjectId(ownerId), idempotencyKey }),

    async slotHolders(ownerId) {
      const found = await generations
        .find({ ownerId: new ObjectId(ownerId), slot: { $gte: 0 } }, { projection: { prompt: 0 } })
        .toArray();
      return found.map((each) => ({ generation: toGeneration(each), slot: each.slot ?? 0 }));
    },

    async findDead(now, limit) {
      const found = await generations
        .find({ state: running, leaseUntil: { $lt: now } })
        .limit(limit)
        .toArray();
      return found.map(toGeneration);
    },

    async retry(generation, slot) {
      const change = {
        $set: { state: running, leaseUntil: leaseFrom(new Date()), slot },
        $inc: { attempt: 1 },
        $unset: { error: '' as const },
      };
      const filter = { ...attemptOf(generation), state: 'failed' as const };
      const retried = await unlessTaken(() =>
        generations.findOneAndUpdate(filter, change, { returnDocument: 'after' }),
      );
      return retried ? toGeneration(retried) : undefined;
    },

    async renewLease(generation) {
      const renewed = await generations.updateOne(runningAttemptOf(generation), {
        $set: { leaseUntil: leaseFrom(new Date()) },
      });
      return renewed.matchedCount === 1;
    },

    async markDone(generation) {
      await generations.updateOne(runningAttemptOf(generation), { $set: { state: 'done' } });
    },

    async markFailed(generation, error) {
      await generations.updateOne(runningAttemptOf(generation), {
        $set: { state: 'failed', error },
        $unset: { slot: '' },
      });
    },

    async remove(generation) {
      await generations.deleteOne(runningAttemptOf(generation));
    },

    async freeSlot({ id }) {
      await generations.updateOne({ _id: new ObjectId(id) }, { $unset: { slot: '' } });
    },

    async freeKey({ id }) {
      await generations.updateOne({ _id: new ObjectId(id) }, { $unset: { idempotencyKey: '' } });
    },
  };
}

/** Whoever writes about an attempt that a later one has replaced changes nothing. */
const attemptOf = ({ id, attempt }: Generation) => ({ _id: new ObjectId(id), attempt });
const runningAttemptOf = (generation: Generation) => ({ ...attemptOf(generation), state: running });

async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

const toGeneration = ({
  _id,
  ownerId,
  prompt,
  engine,
  seed,
  ...stored
}: WithId<GenerationDocument>): Generation => ({
  id: _id.toHexString(),
  ownerId: ownerId.toHexString(),
  folderId: stored.folderId,
  request: { prompt, ...(engine ? { engine } : {}), ...(seed === undefined ? {} : { seed }) },
  engine: engine ?? 'openai',
  state: stored.state,
  attempt: stored.attempt,
  leaseUntil: stored.leaseUntil,
  createdAt: stored.createdAt,
  error: stored.error,
});
