import { ObjectId, type WithId } from 'mongodb';
import type { Collections, CommentDocument } from '../db/collections.ts';
import { schema } from '../db/schema.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import type { Comment, NewComment } from './comment.ts';

export interface CommentsRepository {
  /** Gives it the next number of its site. */
  insert(comment: NewComment, at: Date): Promise<Comment>;
  /** All of a site, or those of one link, in the order of their numbers. */
  list(of: { folderId: string; linkId?: string }): Promise<Comment[]>;
  count(folderId: string): Promise<number>;
  find(folderId: string, id: string): Promise<Comment | undefined>;
  resolve(folderId: string, id: string, at: Date | undefined): Promise<Comment | undefined>;
  /** Undefined when there is no such comment, or it has `most` replies. */
  reply(
    folderId: string,
    id: string,
    reply: { text: string; at: Date; most: number },
  ): Promise<Comment | undefined>;
  markRead(folderId: string): Promise<void>;
  /** By the ids of their sites; those without are left out. */
  countUnread(folderIds: string[]): Promise<Map<string, number>>;
  remove(folderId: string, id: string): Promise<boolean>;
  /** The same for who wrote it. */
  removeByKey(of: { folderId: string; linkId: string; id: string; keyHash: string }): Promise<boolean>;
}

export function createCommentsRepository({ comments }: Pick<Collections, 'comments'>): CommentsRepository {
  const nextNumber = async (folderId: string) => {
    const last = await comments.findOne({ folderId }, { sort: { number: -1 }, projection: { number: 1 } });
    return (last?.number ?? 0) + 1;
  };
  const change = async (folderId: string, id: string, update: object, filter: object = {}) => {
    if (!ObjectId.isValid(id)) return undefined;
    const found = { _id: new ObjectId(id), folderId, ...filter };
    const changed = await comments.findOneAndUpdate(found, update, { returnDocument: 'after' });
    return changed ? toComment(changed) : undefined;
  };
  const removeOne = async (id: string, filter: object) => {
    if (!ObjectId.isValid(id)) return false;
    return (await comments.deleteOne({ _id: new ObjectId(id), ...filter })).deletedCount > 0;
  };

  return {
    async insert({ linkId, ...comment }, createdAt) {
      const isVisitors = linkId !== undefined;
      for (;;) {
        const document: CommentDocument = {
          schema: schema.writes,
          ...comment,
          ...(isVisitors && { linkId: new ObjectId(linkId), isUnread: true as const }),
          number: await nextNumber(comment.folderId),
          createdAt,
          replies: [],
        };
        // Whoever came first has the number: the next one is tried.
        const stored = await unlessTaken(() => comments.insertOne(document));
        if (stored) return toComment({ ...document, _id: stored.insertedId });
      }
    },

    async list({ folderId, linkId }) {
      const filter = linkId === undefined ? { folderId } : { folderId, linkId: new ObjectId(linkId) };
      return (await comments.find(filter, { sort: { number: 1 } }).toArray()).map(toComment);
    },

    count: (folderId) => comments.countDocuments({ folderId }),

    async find(folderId, id) {
      if (!ObjectId.isValid(id)) return undefined;
      const found = await comments.findOne({ _id: new ObjectId(id), folderId });
      return found ? toComment(found) : undefined;
    },

    resolve: (folderId, id, at) =>
      change(folderId, id, at ? { $set: { resolvedAt: at } } : { $unset: { resolvedAt: '' } }),

    reply: (folderId, id, { text, at, most }) =>
      change(
        folderId,
        id,
        { $push: { replies: { id: new ObjectId(), text, createdAt: at } } },
        { [`replies.${most - 1}`]: { $exists: false } },
      ),

    async markRead(folderId) {
      await comments.updateMany({ isUnread: true, folderId }, { $unset: { isUnread: '' } });
    },

    async countUnread(folderIds) {
      const counted = await comments
        .aggregate<{ _id: string; count: number }>([
          { $match: { isUnread: true, folderId: { $in: folderIds } } },
          { $group: { _id: '$folderId', count: { $sum: 1 } } },
        ])
        .toArray();
      return new Map(counted.map(({ _id, count }) => [_id, count]));
    },

    remove: (folderId, id) => removeOne(id, { folderId }),

    removeByKey: ({ folderId, linkId, id, keyHash }) =>
      removeOne(id, { folderId, linkId: new ObjectId(linkId), keyHash }),
  };
}

const toComment = ({ _id, linkId, ...stored }: WithId<CommentDocument>): Comment => ({
  id: _id.toHexString(),
  folderId: stored.folderId,
  number: stored.number,
  linkId: linkId?.toHexString(),
  name: stored.name,
  text: stored.text,
  version: stored.version,
  place: stored.place,
  createdAt: stored.createdAt,
  isResolved: stored.resolvedAt !== undefined,
  isUnread: stored.isUnread === true,
  replies: stored.replies.map(({ id, text, createdAt }) => ({ id: id.toHexString(), text, createdAt })),
});
