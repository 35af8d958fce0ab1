import { randomBytes } from 'node:crypto';
import { limits } from '@sitewright/contracts';
import { type Filter, ObjectId, type WithId } from 'mongodb';
import type { Collections, SiteDocument } from '../db/collections.ts';
import { toVersionDocument } from '../db/version-document.ts';
import type { NewSite, PageOfSites, Position, Site } from './site.ts';

export interface ListQuery {
  /** Everybody's sites without one. */
  ownerId: string | undefined;
  limit: number;
  after: Position | undefined;
  /** Literal text that the name contains, in any case. */
  search: string | undefined;
}

export interface SitesRepository {
  /** Stores a new site with its first version; returns its folderId. */
  insert(site: NewSite): Promise<string>;
  list(query: ListQuery): Promise<PageOfSites>;
}

export function createSitesRepository({ sites, siteVersions }: Collections): SitesRepository {
  return {
    async insert({ ownerId, prompt, generated }) {
      const folderId = randomBytes(16).toString('hex');
      const now = new Date();
      // The files first: a site that can be seen always has them.
      await siteVersions.insertOne(toVersionDocument({ folderId, version: 1, prompt, generated, now }));
      await sites.insertOne({
        folderId,
        ownerId: new ObjectId(ownerId),
        name: generated.name.slice(0, limits.siteNameMaxLength).toWellFormed(),
        prompt,
        createdAt: now,
        updatedAt: now,
        version: 1,
      });
      return folderId;
    },

    async list({ limit, ...query }) {
      const found = await sites
        .find(listFilter(query), { projection: { prompt: 0 } })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit + 1)
        .toArray();
      const page = found.slice(0, limit).map(toSite);
      return { sites: page, end: found.length > limit ? page.at(-1) : undefined };
    },
  };
}

function listFilter({ ownerId, after, search }: Omit<ListQuery, 'limit'>): Filter<SiteDocument> {
  return {
    ...(ownerId ? { ownerId: new ObjectId(ownerId) } : {}),
    deletedAt: { $exists: false },
    ...(search ? { name: { $regex: escapeRegExp(search), $options: 'i' } } : {}),
    ...(after ? isAfter(after) : {}),
  };
}

const isAfter = ({ createdAt, id }: Position): Filter<SiteDocument> => ({
  $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: new ObjectId(id) } }],
});

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const toSite = ({ _id, folderId, name, createdAt }: WithId<SiteDocument>): Site => ({
  id: _id.toHexString(),
  folderId,
  name,
  createdAt,
});
