import type { PageQuery } from '@sitewright/contracts';
import { linkToNextPage, type RequestContext } from '@sitewright/service-kit';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { presentProject } from './project.presenter.ts';
import type { SitesRepository } from './sites.repository.ts';

type PageContext = Pick<RequestContext, 'path' | 'set' | 'body'> & { state: { query: PageQuery } };

/** One page of a person's sites, or of everybody's without an owner, newest first. */
export async function answerPage(ctx: PageContext, sites: SitesRepository, ownerId?: string): Promise<void> {
  const { limit, cursor, search } = ctx.state.query;
  const after = cursor ? decodeCursor(cursor) : undefined;
  const page = await sites.list({ ownerId, limit, after, search });
  if (page.end) ctx.set('Link', linkToNextPage(ctx.path, ctx.state.query, encodeCursor(page.end)));
  ctx.body = page.sites.map(presentProject);
}
