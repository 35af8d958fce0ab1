import { routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type ServiceRouter,
  type Step,
  steps,
  validate,
} from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import { presentEnded } from './ended-generation.presenter.ts';
import type { Generations } from './generations.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { whileConnected } from './while-connected.ts';

export interface GenerationRouteDependencies {
  engine: Pick<SiteEngine, 'info'>;
  generations: Generations;
  authenticate: Step<Authenticated>;
}

export function generationRoutes(deps: GenerationRouteDependencies): ServiceRouter {
  const { generations } = deps;
  const router = createRouter();

  router.post(
    routes.generate.path,
    ...steps(deps.authenticate, validate(routes.generate.request), async (ctx) => {
      const { user, input: request } = ctx.state;
      const idempotencyKey = readIdempotencyKey(ctx);
      const generation = await generations.request({ ownerId: user.id, request, idempotencyKey });
      ctx.body = presentEnded(await generations.ended(generation, whileConnected(ctx)));
    }),
  );

  router.get(routes.engine.path, (ctx) => {
    ctx.body = deps.engine.info;
  });

  return router;
}
