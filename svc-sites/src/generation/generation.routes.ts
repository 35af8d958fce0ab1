import { type GenerateResponse, previewPath, routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type Limiter,
  type ServiceRouter,
  type Step,
  steps,
  validate,
} from '@sitewright/service-kit';
import { type GenerationDependencies, generateSite } from './generate-site.ts';
import { withinQuota } from './quota.ts';

export interface GenerationRouteDependencies extends GenerationDependencies {
  authenticate: Step<Authenticated>;
  quota: Limiter;
}

export function generationRoutes(deps: GenerationRouteDependencies): ServiceRouter {
  const router = createRouter();

  router.post(
    routes.generate.path,
    ...steps(deps.authenticate, validate(routes.generate.request), async (ctx) => {
      const { user, input } = ctx.state;
      const id = await withinQuota(deps.quota, user.id, () => generateSite(deps, user.id, input));
      ctx.state.log.info({ folderId: id, userId: user.id }, 'site generated');
      ctx.body = { id, previewUrl: previewPath(id) } satisfies GenerateResponse;
    }),
  );

  router.get(routes.engine.path, (ctx) => {
    ctx.body = deps.engine.info;
  });

  return router;
}
