import { type PageQuery, pageQuerySchema, routes } from '@sitewright/contracts';
import {
  authenticate,
  createRouter,
  type ServiceRouter,
  steps,
  validateQuery,
} from '@sitewright/service-kit';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { presentProject } from './project.presenter.ts';
import type { Position } from './site.ts';
import type { SitesRepository } from './sites.repository.ts';

export interface MySitesDependencies {
  sites: SitesRepository;
  jwtSecret: string;
}

export function mySitesRoutes({ sites, jwtSecret }: MySitesDependencies): ServiceRouter {
  const router = createRouter();

  router.get(
    routes.mySites.path,
    ...steps(authenticate(jwtSecret), validateQuery(pageQuerySchema), async (ctx) => {
      const { user, query } = ctx.state;
      const { limit, cursor, search } = query;
      const after = cursor ? decodeCursor(cursor) : undefined;
      const page = await sites.list({ ownerId: user.sub, limit, after, search });
      if (page.end) ctx.set('Link', nextPage(query, page.end));
      ctx.body = page.sites.map(presentProject);
    }),
  );

  return router;
}

/** RFC 8288: the address of the next page, relative to this one's. */
function nextPage({ limit, search }: PageQuery, end: Position): string {
  const query = new URLSearchParams({ limit: String(limit), cursor: encodeCursor(end) });
  if (search) query.set('search', search);
  return `<${routes.mySites.path}?${query}>; rel="next"`;
}
