import { type ReviseSiteRequest, routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type Limiter,
  type RequestContext,
  type ServiceRouter,
  type Step,
  steps,
  validate,
} from '@sitewright/service-kit';
import { readIdempotencyKey } from '../generation/idempotency-key.ts';
import type { StreamGeneration } from '../generation/streaming/stream-generation.ts';
import { wantsStream } from '../generation/streaming/wants-stream.ts';
import { whileConnected } from '../generation/while-connected.ts';
import { type AcceptRevisionDependencies, acceptRevision } from './accept-revision.ts';
import { awaitRevision, type RequestRevisionDependencies, requestRevision } from './request-revision.ts';
import { type ReviseSiteDependencies, reviseSite } from './revise-site.ts';
import { type ThrowAwayKeptDependencies, throwAwayKept } from './throw-away-kept.ts';
import { type ViewOfferDependencies, viewOffer } from './view-offer.ts';
import { type ViewRevisionsDependencies, viewRevisions } from './view-revisions.ts';

export interface RevisionRouteDependencies {
  deps: ReviseSiteDependencies &
    ViewRevisionsDependencies &
    ViewOfferDependencies &
    AcceptRevisionDependencies &
    ThrowAwayKeptDependencies &
    RequestRevisionDependencies;
  /** Streams the events of a generation. */
  stream: StreamGeneration;
  limit: Limiter;
  authenticate: Step<Authenticated>;
}

/** The conversation about a site: read by whoever sees the site, held by its owner. */
export function revisionRoutes({
  authenticate,
  limit,
  deps,
  stream,
}: RevisionRouteDependencies): ServiceRouter {
  const router = createRouter();

  router.get(
    routes.revisions.path,
    ...steps(authenticate, async (ctx) => {
      ctx.body = await viewRevisions(deps, ctx.state.user, idOf(ctx));
    }),
  );

  router.post(
    routes.reviseSite.path,
    ...steps(authenticate, validate(routes.reviseSite.request), async (ctx) => {
      const { user, input, log } = ctx.state;
      await limit.take(user.id);
      if (isForModel(deps, input)) return answerByModel(ctx);
      const result = await reviseSite(deps, user, idOf(ctx), input);
      ctx.body = result;
      const { state, made } = result.revision;
      log.info({ folderId: idOf(ctx), userId: user.id, state, version: made }, 'change asked for');
    }),
  );

  const answerByModel = async (ctx: RevisionContext) => {
    const { user, input } = ctx.state;
    const request = () => requestRevision(deps, user, idOf(ctx), input, readIdempotencyKey(ctx));
    if (wantsStream(ctx)) return stream(ctx, request);
    ctx.body = await awaitRevision(deps, await request(), whileConnected(ctx));
  };

  router.get(
    routes.offeredChange.path,
    ...steps(authenticate, async (ctx) => {
      const { revision = '' } = ctx.params;
      ctx.body = await viewOffer(deps, ctx.state.user, idOf(ctx), revision);
    }),
  );

  router.delete(
    routes.throwAwayKept.path,
    ...steps(authenticate, async (ctx) => {
      const { user, log } = ctx.state;
      const { revision = '' } = ctx.params;
      await throwAwayKept(deps, user, { folderId: idOf(ctx), revision });
      ctx.body = { message: 'What was written of the change is deleted.' };
      log.info({ folderId: idOf(ctx), userId: user.id, revision }, 'kept change thrown away');
    }),
  );

  router.post(
    routes.acceptRevision.path,
    ...steps(authenticate, validate(routes.acceptRevision.request), async (ctx) => {
      const { user, input } = ctx.state;
      await limit.take(user.id);
      const { revision = '' } = ctx.params;
      ctx.body = await acceptRevision(deps, user, { folderId: idOf(ctx), revision, ...input });
    }),
  );

  return router;
}

/** A model writes where one is set up, unless the composer is asked for. */
const isForModel = (
  { engine }: Pick<ReviseSiteDependencies, 'engine'>,
  { engine: asked }: ReviseSiteRequest,
): boolean => engine.info.engine !== 'composer' && asked !== 'composer';

type RevisionContext = RequestContext<Authenticated & { input: ReviseSiteRequest }>;

const idOf = ({ params }: Pick<RequestContext<Authenticated>, 'params'>): string => params.id ?? '';
