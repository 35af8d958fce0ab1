import { generationQuerySchema, routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type Limiter,
  type RequestContext,
  type ServiceRouter,
  type Step,
  steps,
  validate,
  validateQuery,
} from '@sitewright/service-kit';
import { presentEnded } from './ended-generation.presenter.ts';
import { findOwnGeneration } from './find-own-generation.ts';
import { presentGeneration } from './generation.presenter.ts';
import type { Generation } from './generation.ts';
import type { Generations } from './generations.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { type RequestRestDependencies, requestRest } from './rest/request-rest.ts';
import { hasSeenAll, readLastEventId } from './streaming/last-event-id.ts';
import type { StreamGeneration } from './streaming/stream-generation.ts';
import { wantsStream } from './streaming/wants-stream.ts';
import { whileConnected } from './while-connected.ts';

export interface GenerationRouteDependencies extends RequestRestDependencies {
  generations: Generations;
  stream: StreamGeneration;
  attaches: Limiter;
  authenticate: Step<Authenticated>;
}

export function generationRoutes(deps: GenerationRouteDependencies): ServiceRouter {
  const router = createRouter();
  const { generations, authenticate } = deps;

  router.post(
    routes.generate.path,
    ...steps(authenticate, validate(routes.generate.request), async (ctx) => {
      const { user, input: request } = ctx.state;
      const requested = { ownerId: user.id, request, idempotencyKey: readIdempotencyKey(ctx) };
      if (!wantsStream(ctx)) {
        const generation = await generations.request(requested);
        logEvent(ctx, 'generation requested', generation);
        ctx.body = presentEnded(await generations.ended(generation, whileConnected(ctx)));
        return;
      }
      await deps.stream(ctx, async () => {
        const generation = await generations.request(requested);
        logEvent(ctx, 'generation requested', generation);
        return generation;
      });
    }),
  );

  router.get(
    routes.generations.path,
    ...steps(authenticate, validateQuery(generationQuerySchema), async (ctx) => {
      const found = await generations.list(ctx.state.user.id, ctx.state.query);
      ctx.body = await Promise.all(found.map((each) => present(generations, each)));
    }),
  );

  router.get(
    routes.generation.path,
    ...steps(authenticate, async (ctx) => {
      ctx.body = await present(generations, await findOwn(ctx));
    }),
  );

  router.get(
    routes.generationEvents.path,
    ...steps(authenticate, async (ctx) => {
      await deps.attaches.take(ctx.state.user.id);
      const after = readLastEventId(ctx);
      const generation = await findOwn(ctx);
      const isOver = await hasSeenAll(generations.log, generation, after);
      await deps.stream(ctx, async () => generation, { after, isOver });
    }),
  );

  router.delete(
    routes.stopGeneration.path,
    ...steps(authenticate, async (ctx) => {
      const stopped = await generations.stop(await findOwn(ctx));
      logEvent(ctx, 'generation stopped', stopped);
      ctx.body = await present(generations, stopped);
    }),
  );

  router.post(
    routes.writeRest.path,
    ...steps(authenticate, async (ctx) => {
      const generation = await requestRest(deps, ctx.state.user, ctx.params.id ?? '');
      logEvent(ctx, 'rest requested', generation);
      ctx.body = await present(generations, generation);
      ctx.status = 202;
    }),
  );

  router.get(routes.engine.path, (ctx) => {
    ctx.body = deps.engine.info;
  });

  const findOwn = ({ params, state }: Pick<RequestContext<Authenticated>, 'params' | 'state'>) =>
    findOwnGeneration(generations, state.user.id, params.id ?? '');

  return router;
}

const present = async (generations: Pick<Generations, 'placeOf'>, generation: Generation) =>
  presentGeneration(
    generation,
    generation.state === 'waiting' ? await generations.placeOf(generation) : undefined,
  );

const logEvent = (ctx: Pick<RequestContext<Authenticated>, 'state'>, event: string, generation: Generation) =>
  ctx.state.log.info(
    { generationId: generation.id, folderId: generation.folderId, userId: ctx.state.user.id },
    event,
  );
