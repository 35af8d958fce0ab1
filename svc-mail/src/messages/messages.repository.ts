import type { MessageState } from '@sitewright/contracts';
import { type Db, type Filter, ObjectId } from 'mongodb';
import type { Message } from './message.ts';
import { type MessageDocument, openMessages, toMessage } from './message-document.ts';

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
  /** What has not been sent, newest first. */
  list(query: MessagesQuery): Promise<PageOfMessages>;
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
  };
}

const searchedFields = ['name', 'email', 'subject', 'message'];

function listFilter({ after, state, search }: Omit<MessagesQuery, 'limit'>): Filter<MessageDocument> {
  return {
    ...(state ? { state } : {}),
    ...(after ? { _id: { $lt: new ObjectId(after) } } : {}),
    ...(search ? { $or: searchedFields.map((field) => ({ [field]: contains(search) })) } : {}),
  };
}

const contains = (text: string) => ({
  $regex: text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  $options: 'i',
});
