import type { PageQuery } from '@sitewright/contracts';
import type { RequestContext } from './context.ts';

/** The value of RFC 8288's `Link` header: the page of the same list that begins at the cursor. */
export function linkToNextPage(ctx: RequestContext<{ query: PageQuery }>, cursor: string): string {
  const { limit, search } = ctx.state.query;
  const query = new URLSearchParams({ limit: String(limit), cursor });
  if (search) query.set('search', search);
  return `<${ctx.path}?${query}>; rel="next"`;
}
