import { pageQuerySchema, routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type ServiceRouter,
  type Step,
  steps,
  validateQuery,
} from '@sitewright/service-kit';
import { answerPage } from './answer-page.ts';
import type { SitesRepository } from './sites.repository.ts';

export interface MySitesDependencies {
  sites: SitesRepository;
  authenticate: Step<Authenticated>;
}

export function mySitesRoutes({ sites, authenticate }: MySitesDependencies): ServiceRouter {
  const router = createRouter();

  router.get(
    routes.mySites.path,
    ...steps(authenticate, validateQuery(pageQuerySchema), (ctx) =>
      answerPage(ctx, sites, ctx.state.user.id),
    ),
  );

  return router;
}
