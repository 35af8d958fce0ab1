import { randomUUID } from 'node:crypto';
import { type Db, type Filter, ObjectId, type UpdateFilter } from 'mongodb';
import type { Claim, ReceivedMessage } from './message.ts';
import {
  type MessageDocument,
  newDocument,
  notBeingSent,
  notDeleted,
  openMessages,
  toMessage,
} from './message-document.ts';

/** Which message is sent when, and by whom. */
export interface OutboxRepository {
  /** Stores a message that the caller is to send at once. */
  add(message: ReceivedMessage): Promise<Claim>;
  /** Stores a message that nobody sends before an administrator says so. */
  addParked(message: ReceivedMessage, reason: string): Promise<void>;
  /** The right to send what has been due for longest; undefined when nothing is. */
  claimDue(): Promise<Claim | undefined>;
  /** The right to send this message, due or not; undefined when it is being sent, or is not there. */
  claim(id: string): Promise<Claim | undefined>;
  exists(id: string): Promise<boolean>;
  /** The message has been sent: it goes, whoever holds it by now. */
  remove(claim: Claim): Promise<void>;
  /** The message has become a file of this instance: it stays readable here, whoever holds it by now. */
  keep(claim: Claim): Promise<void>;
  /** Gives the claim back unused: the message is due at once. */
  release(claim: Claim): Promise<void>;
  /** Gives the claim back: the message is due again after the wait. */
  postpone(claim: Claim, waitMs: number, reason: string): Promise<void>;
  /** Gives the claim back: the message waits for an administrator. */
  park(claim: Claim, reason: string): Promise<void>;
  /** Undefined when nothing waits. */
  nextDueAt(): Promise<Date | undefined>;
}

const after = (milliseconds: number) => new Date(Date.now() + milliseconds);

/** A claim lasts for `leaseMs`; then whoever held it is taken for dead and the message is due again. */
export function createOutboxRepository(db: Db, leaseMs: number): OutboxRepository {
  const messages = openMessages(db);

  const take = async (filter: Filter<MessageDocument>): Promise<Claim | undefined> => {
    const lease = randomUUID();
    const taken = await messages.findOneAndUpdate(
      { ...filter, ...notDeleted },
      {
        $set: { state: 'waiting', lease, nextAttemptAt: after(leaseMs) },
        $inc: { attempts: 1 },
        $unset: { parkedAt: '', keptAt: '' },
      },
      { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
    );
    return taken ? { message: toMessage(taken), lease } : undefined;
  };
  // Whoever has lost their lease has nothing to say any more.
  const giveBack = async ({ message, lease }: Claim, update: UpdateFilter<MessageDocument>) => {
    await messages.updateOne({ _id: new ObjectId(message.id), lease }, update);
  };

  return {
    async add(message) {
      const lease = randomUUID();
      const document = newDocument({
        ...message,
        createdAt: new Date(),
        state: 'waiting',
        attempts: 1,
        lease,
        nextAttemptAt: after(leaseMs),
      });
      const { insertedId } = await messages.insertOne(document);
      return { message: toMessage({ ...document, _id: insertedId }), lease };
    },

    async addParked(message, reason) {
      const now = new Date();
      await messages.insertOne(
        newDocument({
          ...message,
          createdAt: now,
          state: 'parked',
          attempts: 0,
          reason,
          parkedAt: now,
        }),
      );
    },

    claimDue: () => take({ state: 'waiting', nextAttemptAt: { $lte: new Date() } }),

    claim: (id) => take({ _id: new ObjectId(id), ...notBeingSent() }),

    exists: async (id) => (await messages.findOne({ _id: new ObjectId(id), ...notDeleted })) !== null,

    async remove({ message }) {
      await messages.deleteOne({ _id: new ObjectId(message.id) });
    },

    async keep({ message }) {
      await messages.updateOne(
        { _id: new ObjectId(message.id) },
        {
          $set: { state: 'kept', keptAt: new Date() },
          $unset: { lease: '', nextAttemptAt: '', reason: '' },
        },
      );
    },

    release: (claim) =>
      giveBack(claim, { $set: { nextAttemptAt: new Date() }, $inc: { attempts: -1 }, $unset: { lease: '' } }),

    postpone: (claim, waitMs, reason) =>
      giveBack(claim, { $set: { nextAttemptAt: after(waitMs), reason }, $unset: { lease: '' } }),

    park: (claim, reason) =>
      giveBack(claim, {
        $set: { state: 'parked', reason, parkedAt: new Date() },
        $unset: { lease: '', nextAttemptAt: '' },
      }),

    async nextDueAt() {
      const [next] = await messages
        .find({ state: 'waiting', ...notDeleted })
        .sort({ nextAttemptAt: 1 })
        .limit(1)
        .toArray();
      return next?.nextAttemptAt;
    },
  };
}
