import { type Role, roleSchema } from '@sitewright/contracts';
import type { Collection, Db, ObjectId } from 'mongodb';
import { z } from 'zod';
import type { User } from './user.ts';

/** The `users` collection. service-kit's `auth/accounts.ts` reads who it is and which sessions have ended. */
export interface UserDocument {
  /** Which shape it was written in; earlier releases did not say. */
  schema?: number;
  email: string;
  role: 'user' | 'admin';
  passwordHash?: string;
  googleId?: string;
  createdAt: Date;
  tokensValidFrom?: Date;
  /** Sessions that the person has signed out of; what nobody would accept any more goes with the next sign-out. */
  endedSessions?: { id: string; acceptedUntil: Date }[];
  /** The attempt to demote this admin that is under way: meanwhile nobody counts on them staying one. */
  demotion?: ObjectId;
  /** Changes of this person's role that are not in the audit yet: written with the role itself, so that none is lost. */
  unrecorded?: RecordedChange[];
}

/** What the audit keeps of a change beside whom it was about. */
export interface RecordedChange {
  _id: ObjectId;
  at: Date;
  actorId: ObjectId | null;
  actorEmail: string;
  from: Role;
  to: Role;
}

export const openUsers = (db: Db): Collection<UserDocument> => db.collection<UserDocument>('users');

const storedUserSchema = z.object({
  email: z.string(),
  role: roleSchema,
  passwordHash: z.string().optional(),
  googleId: z.string().optional(),
  tokensValidFrom: z.date().optional(),
});

export const toUser = ({ _id, ...stored }: UserDocument & { _id: ObjectId }): User => ({
  id: _id.toHexString(),
  ...storedUserSchema.parse(stored),
});
