import type { SiteOrder } from '@sitewright/contracts';
import { type Filter, ObjectId, type WithId } from 'mongodb';
import type { Collections, SiteDocument } from '../db/collections.ts';
import { comparePositions, isAfter, type Position, positionOf, sortFor } from '../db/position.ts';
import { matchesSearch, type SiteSearch, searchConditions } from '../db/site-search.ts';
import type { ListedSite } from './site.ts';

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

const projection = {
  folderId: 1,
  ownerId: 1,
  name: 1,
  nameKey: 1,
  createdAt: 1,
  updatedAt: 1,
  interrupted: 1,
};
type ListedDocument = Pick<
  WithId<SiteDocument>,
  '_id' | 'folderId' | 'ownerId' | 'name' | 'nameKey' | 'createdAt' | 'updatedAt' | 'interrupted'
>;

/** Of how many matches all are read and put in order here; of more, the list's own order fills a page soon. */
const fewMatches = 2000;

export function createSiteListsRepository({ sites }: Pick<Collections, 'sites'>): SiteListsRepository {
  const readInOrder = (filter: Filter<SiteDocument>, { sort, after, limit }: ListQuery) =>
    sites
      .find({ $and: [filter, ...(after ? [isAfter(sort, after)] : [])] }, { projection })
      .sort(sortFor(sort))
      .limit(limit + 1)
      .toArray();

  /** All that are found, while they are few. */
  async function findFew(query: ListQuery, search: SiteSearch): Promise<ListedDocument[] | undefined> {
    const matches = new Map<string, ListedDocument>();
    for (const condition of searchConditions(search)) {
      const found = await sites
        .find({ ...listed(query), ...condition }, { projection })
        .limit(fewMatches + 1)
        .toArray();
      for (const site of found) matches.set(site.folderId, site);
      if (matches.size > fewMatches) return undefined;
    }
    return [...matches.values()];
  }

  async function search(query: ListQuery, search: SiteSearch): Promise<ListedDocument[]> {
    const matches = await findFew(query, search);
    if (!matches) return readInOrder({ $and: [listed(query), matchesSearch(search)] }, query);
    return pageOf(matches, query);
  }

  return {
    async list(query) {
      const found = await (query.search ? search(query, query.search) : readInOrder(listed(query), query));
      const page = found.slice(0, query.limit);
      const last = found.length > query.limit ? page.at(-1) : undefined;
      return { sites: page.map(toListedSite), end: last && positionOf(query.sort, last) };
    },
  };
}

const listed = ({ ownerId }: ListQuery): Filter<SiteDocument> => ({
  ...(ownerId ? { ownerId: new ObjectId(ownerId) } : {}),
  deletedAt: { $exists: false },
});

/** One more than the page holds, as the database would read them. */
function pageOf(matches: ListedDocument[], { sort, after, limit }: ListQuery): ListedDocument[] {
  const place = (site: ListedDocument) => positionOf(sort, site);
  return matches
    .filter((site) => !after || comparePositions(sort, place(site), after) > 0)
    .sort((one, other) => comparePositions(sort, place(one), place(other)))
    .slice(0, limit + 1);
}

const toListedSite = ({
  _id,
  folderId,
  ownerId,
  name,
  createdAt,
  updatedAt,
  interrupted,
}: ListedDocument): ListedSite => ({
  id: _id.toHexString(),
  folderId,
  ownerId: ownerId.toHexString(),
  name,
  createdAt,
  updatedAt,
  isInterrupted: interrupted === true,
});
