import { routes, siteQuerySchema } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type ServiceRouter,
  type Step,
  steps,
  validateQuery,
} from '@sitewright/service-kit';
import { listPage } from './list-page.ts';
import { presentProject } from './project.presenter.ts';
import type { SiteListsRepository } from './site-lists.repository.ts';

export interface MySitesDependencies {
  lists: SiteListsRepository;
  authenticate: Step<Authenticated>;
}

export function mySitesRoutes({ lists, authenticate }: MySitesDependencies): ServiceRouter {
  const router = createRouter();

  router.get(
    routes.mySites.path,
    ...steps(authenticate, validateQuery(siteQuerySchema), async (ctx) => {
      const { user, query } = ctx.state;
      const search = query.search ? { text: query.search, ownerIds: [] } : undefined;
      const sites = await listPage(ctx, lists, { ownerId: user.id, search });
      ctx.body = sites.map(presentProject);
    }),
  );

  return router;
}
