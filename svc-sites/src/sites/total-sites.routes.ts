import { pageQuerySchema, routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  requireRole,
  type ServiceRouter,
  type Step,
  steps,
  validateQuery,
} from '@sitewright/service-kit';
import { answerPage } from './answer-page.ts';
import type { SitesRepository } from './sites.repository.ts';

export interface TotalSitesDependencies {
  sites: SitesRepository;
  authenticate: Step<Authenticated>;
}

/** Everybody's sites, for administrators. */
export function totalSitesRoutes({ sites, authenticate }: TotalSitesDependencies): ServiceRouter {
  const router = createRouter();

  router.get(
    routes.totalSites.path,
    ...steps(authenticate, requireRole('admin'), validateQuery(pageQuerySchema), (ctx) =>
      answerPage(ctx, sites),
    ),
  );

  return router;
}
