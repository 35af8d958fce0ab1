import { type GenerateResponse, previewPath, routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type ServiceRouter,
  type Step,
  steps,
  validate,
} from '@sitewright/service-kit';
import { type GenerationDependencies, generateSite } from './generate-site.ts';

export interface GenerationRouteDependencies extends GenerationDependencies {
  authenticate: Step<Authenticated>;
}

export function generationRoutes(deps: GenerationRouteDependencies): ServiceRouter {
  const router = createRouter();

  router.post(
    routes.generate.path,
    ...steps(deps.authenticate, validate(routes.generate.request), async (ctx) => {
      const id = await generateSite(deps, ctx.state.user.id, ctx.state.input);
      ctx.state.log.info({ folderId: id, userId: ctx.state.user.id }, 'site generated');
      ctx.body = { id, previewUrl: previewPath(id) } satisfies GenerateResponse;
    }),
  );

  router.get(routes.engine.path, (ctx) => {
    ctx.body = deps.engine.info;
  });

  return router;
}
