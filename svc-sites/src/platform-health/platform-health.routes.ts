import { platformHealthQuerySchema, routes } from '@sitewright/contracts';
import {
  AppError,
  type Authenticated,
  createRouter,
  requireRole,
  type ServiceRouter,
  type Step,
  steps,
  validateQuery,
} from '@sitewright/service-kit';
import { type ViewHealthDependencies, viewHealth } from './view-health.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** @throws AppError `VALIDATION_FAILED` for a time that is more than two days ago, or to come. */
function beginningOf(since: string | undefined, now: Date): Date {
  if (since === undefined) return new Date(now.getTime() - dayMs);
  const beginning = new Date(since);
  const ago = now.getTime() - beginning.getTime();
  if (ago >= 0 && ago <= 2 * dayMs) return beginning;
  throw new AppError('VALIDATION_FAILED', 'Give a time of the last two days.', {
    fields: { since: 'Give a time of the last two days.' },
  });
}

export function platformHealthRoutes({
  authenticate,
  ...deps
}: ViewHealthDependencies & { authenticate: Step<Authenticated> }): ServiceRouter {
  const router = createRouter();
  router.get(
    routes.platformHealth.path,
    ...steps(authenticate, requireRole('admin'), validateQuery(platformHealthQuerySchema), async (ctx) => {
      const now = new Date();
      ctx.body = await viewHealth(deps, beginningOf(ctx.state.query.since, now), now);
    }),
  );
  return router;
}
