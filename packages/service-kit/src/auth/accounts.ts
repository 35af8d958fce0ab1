import { roleSchema } from '@sitewright/contracts';
import { type Db, ObjectId } from 'mongodb';
import { z } from 'zod';

const accountSchema = z.object({
  email: z.string(),
  role: roleSchema,
  /** Tokens from before this moment are dead. */
  tokensValidFrom: z.date().optional(),
  /** Sessions that the person has signed out of, for as long as their tokens would be accepted. */
  endedSessions: z.array(z.object({ id: z.string() })).default([]),
});

/** What every service may know of a person: who they are and what they may do, as it is now. */
export type Account = z.infer<typeof accountSchema>;

/** Reads an account as it is at this moment; undefined when there is none of this id any more. */
export type ReadAccount = (id: string) => Promise<Account | undefined>;

/** Which of these people there are, in one read. */
export type FindAccounts = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

export function accountFinder(db: Db): FindAccounts {
  const users = db.collection('users');
  return async (ids) => {
    const filter = { _id: { $in: ids.map((id) => new ObjectId(id)) } };
    const found = await users.find(filter, { projection: { _id: 1 } }).toArray();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  };
}

/** Reads from svc-auth's collection, these fields only, never from a cache: whoever is demoted or signs out stops at once. */
export function accountReader(db: Db): ReadAccount {
  const users = db.collection('users');
  const projection = { _id: 0, email: 1, role: 1, tokensValidFrom: 1, endedSessions: 1 };
  return async (id) => {
    const found = await users.findOne({ _id: new ObjectId(id) }, { projection });
    return found ? accountSchema.parse(found) : undefined;
  };
}
