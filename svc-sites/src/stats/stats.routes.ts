import { routes } from '@sitewright/contracts';
import { createRouter, type ServiceRouter } from '@sitewright/service-kit';
import type { StatsRepository } from './stats.repository.ts';

export function statsRoutes(stats: StatsRepository): ServiceRouter {
  const router = createRouter();
  router.get(routes.stats.path, async (ctx) => {
    ctx.body = await stats.count();
  });
  return router;
}
