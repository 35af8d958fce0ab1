import { limits } from '@sitewright/contracts';
import { ObjectId, type WithId } from 'mongodb';
import type { Collections, ShareLinkDocument } from '../db/collections.ts';
import { schema } from '../db/schema.ts';
import { withoutUndefined } from '../db/version-document.ts';
import type { NewShareLink, ShareLink } from './share-link.ts';

const keptMs = limits.shareLinkKeptDays * 24 * 60 * 60 * 1000;

export interface ShareLinksRepository {
  insert(link: NewShareLink): Promise<ShareLink>;
  findByToken(tokenHash: string): Promise<ShareLink | undefined>;
  find(id: string): Promise<ShareLink | undefined>;
  /** Newest first. */
  list(folderId: string): Promise<ShareLink[]>;
  countOpen(folderId: string, now: Date): Promise<number>;
  /** One that was revoked already keeps the time it was. Returns whether the site has such a link. */
  revoke(folderId: string, id: string, at: Date): Promise<boolean>;
  countOpening(id: string, at: Date): Promise<void>;
}

export const createShareLinksRepository = ({
  shareLinks,
}: Pick<Collections, 'shareLinks'>): ShareLinksRepository => ({
  async insert({ ownerId, ...link }) {
    const document = {
      schema: schema.writes,
      ...withoutUndefined(link),
      ownerId: new ObjectId(ownerId),
      opened: 0,
      forgetAt: new Date(link.endsAt.getTime() + keptMs),
    };
    const { insertedId } = await shareLinks.insertOne(document);
    return toShareLink({ ...document, _id: insertedId });
  },

  async findByToken(tokenHash) {
    const found = await shareLinks.findOne({ tokenHash });
    return found ? toShareLink(found) : undefined;
  },

  async find(id) {
    const found = ObjectId.isValid(id) ? await shareLinks.findOne({ _id: new ObjectId(id) }) : null;
    return found ? toShareLink(found) : undefined;
  },

  async list(folderId) {
    const found = await shareLinks.find({ folderId }, { sort: { createdAt: -1, _id: -1 } }).toArray();
    return found.map(toShareLink);
  },

  countOpen: (folderId, now) =>
    shareLinks.countDocuments({ folderId, endsAt: { $gt: now }, revokedAt: { $exists: false } }),

  async revoke(folderId, id, at) {
    if (!ObjectId.isValid(id)) return false;
    const link = { _id: new ObjectId(id), folderId };
    await shareLinks.updateOne(
      { ...link, revokedAt: { $exists: false } },
      { $set: { revokedAt: at, forgetAt: new Date(at.getTime() + keptMs) } },
    );
    return (await shareLinks.countDocuments(link)) > 0;
  },

  async countOpening(id, at) {
    await shareLinks.updateOne(
      { _id: new ObjectId(id) },
      { $inc: { opened: 1 }, $set: { lastOpenedAt: at } },
    );
  },
});

const toShareLink = ({ _id, ownerId, ...stored }: WithId<ShareLinkDocument>): ShareLink => ({
  id: _id.toHexString(),
  folderId: stored.folderId,
  ownerId: ownerId.toHexString(),
  version: stored.version,
  firstVersion: stored.firstVersion,
  passwordHash: stored.passwordHash,
  createdAt: stored.createdAt,
  endsAt: stored.endsAt,
  revokedAt: stored.revokedAt,
  opened: stored.opened,
  lastOpenedAt: stored.lastOpenedAt,
});
