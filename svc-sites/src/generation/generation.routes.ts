import { type GenerateResponse, previewPath, routes } from '@sitewright/contracts';
import { authenticate, createRouter, type ServiceRouter, steps, validate } from '@sitewright/service-kit';
import { type GenerationDependencies, generateSite } from './generate-site.ts';

export interface GenerationRouteDependencies extends GenerationDependencies {
  jwtSecret: string;
}

export function generationRoutes(deps: GenerationRouteDependencies): ServiceRouter {
  const router = createRouter();

  router.post(
    routes.generate.path,
    ...steps(authenticate(deps.jwtSecret), validate(routes.generate.request), async (ctx) => {
      const id = await generateSite(deps, ctx.state.user.sub, ctx.state.input);
      ctx.state.log.info({ folderId: id, userId: ctx.state.user.sub }, 'site generated');
      ctx.body = { id, previewUrl: previewPath(id) } satisfies GenerateResponse;
    }),
  );

  router.get(routes.engine.path, (ctx) => {
    ctx.body = deps.engine.info;
  });

  return router;
}
