import type { Role } from '@sitewright/contracts';
import { type Db, MongoServerError, type ObjectId } from 'mongodb';
import type { User } from './user.ts';

interface UserDocument {
  email: string;
  passwordHash: string;
  role: Role;
  createdAt: Date;
}

export type NewUser = Omit<User, 'id'>;

export interface UsersRepository {
  findByEmail(email: string): Promise<User | undefined>;
  /** Undefined when the address is taken: the unique index decides, so that of many at once exactly one wins. */
  insert(user: NewUser): Promise<User | undefined>;
  setRole(email: string, role: Role): Promise<void>;
}

const duplicateKey = 11_000;

export function createUsersRepository(db: Db): UsersRepository {
  const users = db.collection<UserDocument>('users');
  return {
    async findByEmail(email) {
      const document = await users.findOne({ email });
      return document ? toUser(document) : undefined;
    },

    async insert({ email, passwordHash, role }) {
      const document = { email, passwordHash, role, createdAt: new Date() };
      try {
        const { insertedId } = await users.insertOne(document);
        return toUser({ ...document, _id: insertedId });
      } catch (error) {
        if (error instanceof MongoServerError && error.code === duplicateKey) return undefined;
        throw error;
      }
    },

    async setRole(email, role) {
      await users.updateOne({ email }, { $set: { role } });
    },
  };
}

function toUser({ _id, email, passwordHash, role }: UserDocument & { _id: ObjectId }): User {
  return { id: _id.toHexString(), email, passwordHash, role };
}
