import { routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  requireRole,
  type ServiceRouter,
  type Step,
  steps,
} from '@sitewright/service-kit';
import type { DayCounter } from './count-days.ts';
import type { StatsRepository } from './stats.repository.ts';

export interface StatsDependencies {
  stats: StatsRepository;
  days: DayCounter;
  authenticate: Step<Authenticated>;
}

/** The totals for anybody, the last days for administrators. */
export function statsRoutes({ stats, days, authenticate }: StatsDependencies): ServiceRouter {
  const router = createRouter();

  router.get(routes.stats.path, async (ctx) => {
    ctx.body = await stats.count();
  });

  router.get(
    routes.dailyStats.path,
    ...steps(authenticate, requireRole('admin'), async (ctx) => {
      ctx.body = await days.countDays(new Date());
    }),
  );

  return router;
}
