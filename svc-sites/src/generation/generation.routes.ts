import { type GenerateResponse, previewPath, routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type ServiceRouter,
  type Step,
  steps,
  validate,
} from '@sitewright/service-kit';
import { type GenerateOnceDependencies, generateOnce } from './generate-once.ts';
import { readIdempotencyKey } from './idempotency-key.ts';

export interface GenerationRouteDependencies extends GenerateOnceDependencies {
  authenticate: Step<Authenticated>;
}

export function generationRoutes(deps: GenerationRouteDependencies): ServiceRouter {
  const router = createRouter();

  router.post(
    routes.generate.path,
    ...steps(deps.authenticate, validate(routes.generate.request), async (ctx) => {
      const { user, input: request } = ctx.state;
      const idempotencyKey = readIdempotencyKey(ctx);
      const id = await generateOnce(deps, { ownerId: user.id, request, idempotencyKey });
      ctx.state.log.info({ folderId: id, userId: user.id }, 'site generated');
      ctx.body = { id, previewUrl: previewPath(id) } satisfies GenerateResponse;
    }),
  );

  router.get(routes.engine.path, (ctx) => {
    ctx.body = deps.engine.info;
  });

  return router;
}
