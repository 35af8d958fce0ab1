import { roleSchema } from '@sitewright/contracts';
import type { Collection, Db, ObjectId } from 'mongodb';
import { z } from 'zod';
import type { User } from './user.ts';

/** The `users` collection. service-kit's `auth/accounts.ts` reads email, role and tokensValidFrom of it. */
export interface UserDocument {
  email: string;
  role: 'user' | 'admin';
  passwordHash?: string;
  googleId?: string;
  createdAt: Date;
  tokensValidFrom?: Date;
  /** The attempt to demote this admin that is under way: meanwhile nobody counts on them staying one. */
  demotion?: ObjectId;
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
