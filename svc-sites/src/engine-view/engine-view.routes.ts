import { engineDayQuerySchema, routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  requireRole,
  type ServiceRouter,
  type Step,
  steps,
  validateQuery,
} from '@sitewright/service-kit';
import { type ViewEngineDependencies, viewEngine, viewEngineDay } from './view-engine.ts';

export function engineViewRoutes({
  authenticate,
  ...deps
}: ViewEngineDependencies & { authenticate: Step<Authenticated> }): ServiceRouter {
  const router = createRouter();
  router.get(
    routes.engineView.path,
    ...steps(authenticate, requireRole('admin'), async (ctx) => {
      ctx.body = await viewEngine(deps);
    }),
  );
  router.get(
    routes.engineDay.path,
    ...steps(authenticate, requireRole('admin'), validateQuery(engineDayQuerySchema), async (ctx) => {
      ctx.body = await viewEngineDay(deps, ctx.state.query.date);
    }),
  );
  return router;
}
