import type { SessionOfToken } from '@sitewright/service-kit';
import { type Db, MongoServerError, ObjectId } from 'mongodb';
import { schema } from './schema.ts';
import type { PageOfUsers, User } from './user.ts';
import { openUsers, toUser, type UserDocument } from './user-document.ts';

export interface NewUser {
  email: string;
  role: User['role'];
  passwordHash?: string;
  googleId?: string;
}

export interface UsersQuery {
  limit: number;
  /** The address that the page begins after. */
  after: string | undefined;
  /** What the address begins with. */
  search: string | undefined;
}

export interface UsersRepository {
  findByEmail(email: string): Promise<User | undefined>;
  findById(id: string): Promise<User | undefined>;
  findByGoogleId(googleId: string): Promise<User | undefined>;
  /** Undefined when the address is taken: the unique index decides, so that of many at once exactly one wins. */
  insert(user: NewUser): Promise<User | undefined>;
  /** By address. A search is by the beginning of the address, so that the index answers it at any number of people. */
  list(query: UsersQuery): Promise<PageOfUsers>;
  /**
   * Gives a user's account without a Google account this one; undefined when it has one, or is an admin's, by now. Its
   * password goes and its sessions end: nobody has proved that whoever chose that password owns the address, and Google now has.
   */
  linkGoogle(id: string, googleId: string): Promise<User | undefined>;
  /** Ends one session of the person. Somebody with too many ended ones to remember loses the others, too. */
  endSession(id: string, session: SessionOfToken): Promise<void>;
  /** Ends every session of the person; undefined when they do not exist any more. */
  endSessions(id: string): Promise<User | undefined>;
  /** Sets the password and ends every session; undefined when the password is not the known one any more. */
  replacePassword(known: User, passwordHash: string): Promise<User | undefined>;
}

const duplicateKey = 11_000;
/** They are read with the account at each call. */
const maxEndedSessions = 100;
const lastCharacter = '\u{10ffff}';

export function createUsersRepository(db: Db): UsersRepository {
  const users = openUsers(db);
  const findOne = async (filter: object) => {
    const found = await users.findOne(filter);
    return found ? toUser(found) : undefined;
  };
  /** For changes that end every session: no single one need be remembered after. */
  const updateAndEndSessions = async (filter: object, change: Partial<UserDocument>) => {
    const $set = { ...change, tokensValidFrom: fromNowOn() };
    const updated = await users.findOneAndUpdate(
      filter,
      { $set, $unset: { endedSessions: '' } },
      { returnDocument: 'after' },
    );
    return updated ? toUser(updated) : undefined;
  };

  return {
    findByEmail: (email) => findOne({ email }),
    findById: (id) => findOne({ _id: new ObjectId(id) }),
    findByGoogleId: (googleId) => findOne({ googleId }),

    async insert(user) {
      const document = { ...user, schema: schema.writes, createdAt: new Date() };
      try {
        const { insertedId } = await users.insertOne(document);
        return toUser({ ...document, _id: insertedId });
      } catch (error) {
        if (error instanceof MongoServerError && error.code === duplicateKey) return undefined;
        throw error;
      }
    },

    async list({ limit, after, search }) {
      const found = await users
        .find(listFilter(search, after), { projection: { email: 1, role: 1 } })
        .sort({ email: 1 })
        .limit(limit + 1)
        .toArray();
      const page = found.slice(0, limit).map(toUser);
      return { users: page, end: found.length > limit ? page.at(-1)?.email : undefined };
    },

    async linkGoogle(id, googleId) {
      const linked = await users.findOneAndUpdate(
        { _id: new ObjectId(id), googleId: { $exists: false }, role: 'user' },
        { $set: { googleId, tokensValidFrom: fromNowOn() }, $unset: { passwordHash: '', endedSessions: '' } },
        { returnDocument: 'after' },
      );
      return linked ? toUser(linked) : undefined;
    },

    async endSession(id, session) {
      const _id = new ObjectId(id);
      const outlived = { acceptedUntil: { $lt: new Date() } };
      await users.updateOne({ _id }, { $pull: { endedSessions: outlived } });
      const hasRoom = { [`endedSessions.${maxEndedSessions - 1}`]: { $exists: false } };
      const { matchedCount } = await users.updateOne(
        { _id, ...hasRoom },
        { $push: { endedSessions: session } },
      );
      if (matchedCount === 0) await updateAndEndSessions({ _id }, {});
    },

    endSessions: (id) => updateAndEndSessions({ _id: new ObjectId(id) }, {}),

    replacePassword: ({ id, passwordHash: known }, passwordHash) =>
      updateAndEndSessions(
        { _id: new ObjectId(id), passwordHash: known ?? { $exists: false } },
        { passwordHash },
      ),
  };
}

/** The next millisecond: a token of this very one was signed before. */
const fromNowOn = () => new Date(Date.now() + 1);

function listFilter(search: string | undefined, after: string | undefined) {
  const range = {
    ...(search ? { $gte: search, $lt: `${search}${lastCharacter}` } : {}),
    ...(after ? { $gt: after } : {}),
  };
  return Object.keys(range).length > 0 ? { email: range } : {};
}
