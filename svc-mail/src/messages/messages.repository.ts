import type { MessageState } from '@sitewright/contracts';
import { type Db, type Filter, ObjectId } from 'mongodb';
import type { Message, NewMessage } from './message.ts';
import {
  type MessageDocument,
  newDocument,
  notBeingSent,
  notDeleted,
  openMessages,
  toMessage,
} from './message-document.ts';

export interface MessagesQuery {
  limit: number;
  /** The id that the page begins after. */
  after: string | undefined;
  state: MessageState | undefined;
  /** Literal text that one of the fields contains, in any case. */
  search: string | undefined;
}

export interface PageOfMessages {
  messages: Message[];
  /** The id the next page begins after; undefined on the last page. */
  end: string | undefined;
}

export interface MessagesRepository {
  /** What no mail server has taken, newest first. */
  list(query: MessagesQuery): Promise<PageOfMessages>;
  /** Takes a message out of every list; returns whether it was there and nobody was sending it. */
  delete(id: string): Promise<boolean>;
  /** Brings a deleted message back as it was; undefined when it is gone for good or was not deleted. */
  undelete(id: string): Promise<Message | undefined>;
  /** Which of these messages are stored, deleted ones included. */
  findKnown(ids: string[]): Promise<Set<string>>;
  /** Stores a message that is a file of this instance already, unless it is stored. */
  addKept(id: string, message: NewMessage, createdAt: Date): Promise<void>;
}

export function createMessagesRepository(db: Db): MessagesRepository {
  const messages = openMessages(db);
  return {
    async list({ limit, ...query }) {
      const found = await messages
        .find(listFilter(query))
        .sort({ _id: -1 })
        .limit(limit + 1)
        .toArray();
      const page = found.slice(0, limit).map(toMessage);
      return { messages: page, end: found.length > limit ? page.at(-1)?.id : undefined };
    },

    async delete(id) {
      const { matchedCount } = await messages.updateOne(
        { _id: new ObjectId(id), ...notDeleted, ...notBeingSent() },
        { $set: { deletedAt: new Date() } },
      );
      return matchedCount === 1;
    },

    async undelete(id) {
      const restored = await messages.findOneAndUpdate(
        { _id: new ObjectId(id), deletedAt: { $exists: true } },
        { $unset: { deletedAt: '' } },
        { returnDocument: 'after' },
      );
      return restored ? toMessage(restored) : undefined;
    },

    async findKnown(ids) {
      const found = await messages
        .find({ _id: { $in: ids.map((id) => new ObjectId(id)) } })
        .project<{ _id: ObjectId }>({ _id: 1 })
        .toArray();
      return new Set(found.map(({ _id }) => _id.toHexString()));
    },

    async addKept(id, message, createdAt) {
      const kept = newDocument({ ...message, createdAt, state: 'kept', attempts: 1, keptAt: createdAt });
      await messages.updateOne({ _id: new ObjectId(id) }, { $setOnInsert: kept }, { upsert: true });
    },
  };
}

const searchedFields = ['name', 'email', 'subject', 'message'];

function listFilter({ after, state, search }: Omit<MessagesQuery, 'limit'>): Filter<MessageDocument> {
  return {
    ...notDeleted,
    ...(state ? { state } : {}),
    ...(after ? { _id: { $lt: new ObjectId(after) } } : {}),
    ...(search ? { $or: searchedFields.map((field) => ({ [field]: contains(search) })) } : {}),
  };
}

const contains = (text: string) => ({
  $regex: text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  $options: 'i',
});
