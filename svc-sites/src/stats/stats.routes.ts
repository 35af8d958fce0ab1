import { routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  requireRole,
  type ServiceRouter,
  type Step,
  steps,
} from '@sitewright/service-kit';
import { countDays } from './count-days.ts';
import type { DailyStatsRepository } from './daily-stats.repository.ts';
import type { StatsRepository } from './stats.repository.ts';

export interface StatsDependencies {
  stats: StatsRepository;
  dailyStats: DailyStatsRepository;
  authenticate: Step<Authenticated>;
}

/** The totals for anybody, the last days for administrators. */
export function statsRoutes({ stats, dailyStats, authenticate }: StatsDependencies): ServiceRouter {
  const router = createRouter();

  router.get(routes.stats.path, async (ctx) => {
    ctx.body = await stats.count();
  });

  router.get(
    routes.dailyStats.path,
    ...steps(authenticate, requireRole('admin'), async (ctx) => {
      ctx.body = await countDays(dailyStats, new Date());
    }),
  );

  return router;
}
