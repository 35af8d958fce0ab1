import { type Db, type FindOptions, ObjectId } from 'mongodb';
import { z } from 'zod';

const addressSchema = z.object({ _id: z.instanceof(ObjectId), email: z.string() });

/** Who is behind the ids that other services store, for lists of administrators. */
export interface Addresses {
  /** Id -> address, in one lookup; whoever does not exist any more is left out. */
  ofPeople(ids: readonly string[]): Promise<Map<string, string>>;
  /** The ids of the first `limit` people, by address, whose address begins so, in any case. */
  idsByBeginning(beginning: string, limit: number): Promise<string[]>;
}

const lastCharacter = '\u{10ffff}';

/** Reads ids and addresses from svc-auth's collection, and nothing else. */
export function openAddresses(db: Db): Addresses {
  const users = db.collection('users');
  const find = async (filter: object, options: FindOptions = {}) => {
    const found = users.find(filter, { projection: { email: 1 }, ...options });
    return addressSchema.array().parse(await found.toArray());
  };
  return {
    async ofPeople(ids) {
      const found = await find({ _id: { $in: [...new Set(ids)].map((id) => new ObjectId(id)) } });
      return new Map(found.map(({ _id, email }) => [_id.toHexString(), email]));
    },

    async idsByBeginning(beginning, limit) {
      const start = beginning.toLowerCase();
      const found = await find(
        { email: { $gte: start, $lt: `${start}${lastCharacter}` } },
        { sort: { email: 1 }, limit },
      );
      return found.map(({ _id }) => _id.toHexString());
    },
  };
}
