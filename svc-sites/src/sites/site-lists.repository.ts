import type { SiteOrder } from '@sitewright/contracts';
import { type Filter, ObjectId, type WithId } from 'mongodb';
import type { Collections, SiteDocument } from '../db/collections.ts';
import type { ListedSite } from './site.ts';

/** Where a page of a list ends: the next one begins after the site with this value and id. */
export interface Position {
  value: Date | string;
  id: string;
}

/** Sites whose name contains the literal text in any case, whose folderId it is, or that belong to these people. */
export interface SiteSearch {
  text: string;
  ownerIds: string[];
}

export interface ListQuery {
  /** Everybody's sites without one. */
  ownerId?: string;
  search?: SiteSearch | undefined;
  sort: SiteOrder;
  after?: Position | undefined;
  limit: number;
}

export interface PageOfSites {
  sites: ListedSite[];
  /** Undefined on the last page. */
  end: Position | undefined;
}

export interface SiteListsRepository {
  list(query: ListQuery): Promise<PageOfSites>;
}

const orders = {
  newest: { field: 'createdAt', direction: -1 },
  oldest: { field: 'createdAt', direction: 1 },
  name: { field: 'nameKey', direction: 1 },
} as const satisfies Record<SiteOrder, unknown>;

const projection = { folderId: 1, ownerId: 1, name: 1, nameKey: 1, createdAt: 1 };

export const createSiteListsRepository = ({ sites }: Pick<Collections, 'sites'>): SiteListsRepository => ({
  async list({ limit, ...query }) {
    const { field, direction } = orders[query.sort];
    const found = await sites
      .find(listFilter(query), { projection })
      .sort({ [field]: direction, _id: direction })
      .limit(limit + 1)
      .toArray();
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return {
      sites: page.map(toListedSite),
      end: last && { value: last[field], id: last._id.toHexString() },
    };
  },
});

function listFilter({ ownerId, search, sort, after }: Omit<ListQuery, 'limit'>): Filter<SiteDocument> {
  const conditions = [...(search ? [matches(search)] : []), ...(after ? [isAfter(sort, after)] : [])];
  return {
    ...(ownerId ? { ownerId: new ObjectId(ownerId) } : {}),
    deletedAt: { $exists: false },
    ...(conditions.length > 0 ? { $and: conditions } : {}),
  };
}

const matches = ({ text, ownerIds }: SiteSearch): Filter<SiteDocument> => ({
  $or: [
    { name: { $regex: escapeRegExp(text), $options: 'i' } },
    { folderId: text.toLowerCase() },
    ...(ownerIds.length > 0 ? [{ ownerId: { $in: ownerIds.map((id) => new ObjectId(id)) } }] : []),
  ],
});

/** The first condition is what the index reads by; the second leaves out what was on the page before. */
function isAfter(sort: SiteOrder, { value, id }: Position): Filter<SiteDocument> {
  const { field, direction } = orders[sort];
  const beyond = direction === 1 ? '$gt' : '$lt';
  return {
    [field]: { [`${beyond}e`]: value },
    $or: [{ [field]: { [beyond]: value } }, { _id: { [beyond]: new ObjectId(id) } }],
  };
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const toListedSite = ({
  _id,
  folderId,
  ownerId,
  name,
  createdAt,
}: Pick<WithId<SiteDocument>, '_id' | 'folderId' | 'ownerId' | 'name' | 'createdAt'>): ListedSite => ({
  id: _id.toHexString(),
  folderId,
  ownerId: ownerId.toHexString(),
  name,
  createdAt,
});
