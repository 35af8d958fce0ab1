import type { SiteQuery } from '@sitewright/contracts';
import { linkToNextPage, type RequestContext } from '@sitewright/service-kit';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { ListedSite } from './site.ts';
import type { ListQuery, SiteListsRepository } from './site-lists.repository.ts';

type PageContext = Pick<RequestContext, 'path' | 'set'> & { state: { query: SiteQuery } };
type Narrowing = Pick<ListQuery, 'ownerId' | 'search'>;

/** The sites of the page that was asked for; the answer's `Link` header leads to the next one. */
export async function listPage(
  ctx: PageContext,
  lists: SiteListsRepository,
  narrowing: Narrowing,
): Promise<ListedSite[]> {
  const { limit, cursor, sort } = ctx.state.query;
  const after = cursor ? decodeCursor(sort, cursor) : undefined;
  const { sites, end } = await lists.list({ ...narrowing, sort, after, limit });
  if (end) ctx.set('Link', linkToNextPage(ctx.path, ctx.state.query, encodeCursor(sort, end)));
  return sites;
}
