import { routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  requireRole,
  type ServiceRouter,
  type Step,
  steps,
} from '@sitewright/service-kit';
import { type ViewEngineDependencies, viewEngine } from './view-engine.ts';

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
  return router;
}
