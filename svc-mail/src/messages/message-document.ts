import { type MessageState, messageStateSchema } from '@sitewright/contracts';
import type { Collection, Db, ObjectId } from 'mongodb';
import { z } from 'zod';
import type { Message } from './message.ts';
import { schema } from './schema.ts';

/** The `messages` collection. */
export interface MessageDocument {
  /** Which shape it was written in; earlier releases did not say. */
  schema?: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Where it came from, see `networkOf`; not known of messages that were read from files. */
  network?: string;
  createdAt: Date;
  state: MessageState;
  attempts: number;
  /** When a waiting message is due; while somebody sends it, when their lease ends. */
  nextAttemptAt?: Date;
  /** Whose turn it is to send it. */
  lease?: string;
  reason?: string;
  parkedAt?: Date;
  keptAt?: Date;
  /** When an administrator deleted it; it can be brought back until the database removes it. */
  deletedAt?: Date;
}

export const openMessages = (db: Db): Collection<MessageDocument> =>
  db.collection<MessageDocument>('messages');

/** As it is first stored. */
export const newDocument = (fields: Omit<MessageDocument, 'schema'>): MessageDocument => ({
  schema: schema.writes,
  ...fields,
});

/** Every query but that of the restoring call leaves deleted messages out. */
export const notDeleted = { deletedAt: { $exists: false } };

/** A lease that has ended belongs to a process that died. */
export const notBeingSent = () => ({
  $or: [{ lease: { $exists: false } }, { nextAttemptAt: { $lte: new Date() } }],
});

const storedMessageSchema = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.date(),
  state: messageStateSchema,
  attempts: z.number(),
  nextAttemptAt: z.date().optional(),
  reason: z.string().optional(),
});

export const toMessage = ({ _id, ...stored }: MessageDocument & { _id: ObjectId }): Message => ({
  id: _id.toHexString(),
  ...storedMessageSchema.parse(stored),
});
