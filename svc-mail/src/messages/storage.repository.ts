import type { Db } from 'mongodb';
import { notDeleted, openMessages } from './message-document.ts';

/** How many messages are stored, and which goes when there are too many. */
export interface StorageRepository {
  /** Whether so many messages are stored that one has to go before another is taken. */
  isFull(): Promise<boolean>;
  /**
   * Removes a message so that one from `network` can be stored: one that an administrator has deleted, else the newest of
   * the network with the most. Undefined when none has more than `network` would have then: what people were told is kept
   * goes for nobody but those who flood.
   *
   * @returns its id
   */
  makeRoom(network: string): Promise<string | undefined>;
}

/** What a flood can fill, and no more. */
const maxStored = 5_000;

// Not what waits: a mail server that is away brings nobody to lose a message. Nor what was stored without its network.
const removable = { ...notDeleted, state: { $in: ['parked' as const, 'kept' as const] } };

export function createStorageRepository(db: Db): StorageRepository {
  const messages = openMessages(db);

  const removeDeleted = () =>
    messages.findOneAndDelete({ deletedAt: { $exists: true } }, { sort: { deletedAt: 1 } });

  const removeOfBusiest = async (network: string) => {
    const [busiest] = await messages
      .aggregate<{ _id: string; count: number }>([
        { $match: { ...removable, network: { $exists: true } } },
        { $sortByCount: '$network' },
        { $limit: 1 },
      ])
      .toArray();
    const own = await messages.countDocuments({ ...removable, network });
    if (!busiest || busiest.count <= own + 1) return null;
    return messages.findOneAndDelete({ ...removable, network: busiest._id }, { sort: { _id: -1 } });
  };

  return {
    isFull: async () => (await messages.estimatedDocumentCount()) >= maxStored,
    async makeRoom(network) {
      const removed = (await removeDeleted()) ?? (await removeOfBusiest(network));
      return removed?._id.toHexString();
    },
  };
}
