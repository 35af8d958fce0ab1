import { roleSchema } from '@sitewright/contracts';
import { type Db, ObjectId } from 'mongodb';
import { z } from 'zod';
import type { IndexDefinition } from '../mongo/ensure-indexes.ts';
import type { SessionOfToken } from './access-token.ts';

const accountSchema = z.object({
  email: z.string(),
  role: roleSchema,
  /** Tokens from before this moment are dead. */
  tokensValidFrom: z.date().optional(),
});

/** What every service may know of a person: who they are and what they may do, as it is now. */
export interface Account extends z.infer<typeof accountSchema> {
  /** Whether the person has signed out of the session that asks. */
  hasSignedOut: boolean;
}

/** Reads an account as it is at this moment; undefined when there is none of this id any more. */
export type ReadAccount = (id: string, sessionId: string) => Promise<Account | undefined>;

/** Whether there is still an account of this id. */
export type HasAccount = (id: string) => Promise<boolean>;

export const accountFinder =
  (db: Db): HasAccount =>
  async (id) =>
    (await db.collection('users').findOne({ _id: new ObjectId(id) }, { projection: { _id: 1 } })) !== null;

interface EndedSession {
  _id: string;
  /** From then on nobody accepts its token anyway. */
  acceptedUntil: Date;
}

const openEndedSessions = (db: Db) => db.collection<EndedSession>('endedSessions');

/** What {@link sessionEnder} needs; svc-auth, which ends sessions, ensures it. */
export const endedSessionIndexes: IndexDefinition[] = [
  {
    collection: 'endedSessions',
    key: { acceptedUntil: 1 },
    options: { expireAfterSeconds: 0 },
    reason: 'an ended session is kept for as long as its token would be accepted',
  },
];

/**
 * Reads svc-auth's collections, these fields only, never from a cache: whoever is demoted or signs out stops at once.
 * Both reads are by primary key and at the same time; if one fails, there is no answer.
 */
export function accountReader(db: Db): ReadAccount {
  const users = db.collection('users');
  const endedSessions = openEndedSessions(db);
  const projection = { _id: 0, email: 1, role: 1, tokensValidFrom: 1 };
  return async (id, sessionId) => {
    const [found, ended] = await Promise.all([
      users.findOne({ _id: new ObjectId(id) }, { projection }),
      endedSessions.findOne({ _id: sessionId }, { projection: { _id: 1 } }),
    ]);
    return found ? { ...accountSchema.parse(found), hasSignedOut: ended !== null } : undefined;
  };
}

/** Ends one session, in every service from its next call on; however often it is asked to. */
export type EndSession = (session: SessionOfToken) => Promise<void>;

export function sessionEnder(db: Db): EndSession {
  const endedSessions = openEndedSessions(db);
  return async ({ id, acceptedUntil }) => {
    await endedSessions.updateOne({ _id: id }, { $set: { acceptedUntil } }, { upsert: true });
  };
}
