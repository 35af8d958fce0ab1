import { routes } from '@sitewright/contracts';
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
import { type ReviseSiteDependencies, reviseSite } from './revise-site.ts';
import { type ViewRevisionsDependencies, viewRevisions } from './view-revisions.ts';

export interface RevisionRouteDependencies extends ReviseSiteDependencies, ViewRevisionsDependencies {
  files: ReviseSiteDependencies['files'];
  limit: Limiter;
  authenticate: Step<Authenticated>;
}

/** The conversation about a site: read by whoever sees the site, held by its owner. */
export function revisionRoutes({ authenticate, limit, ...deps }: RevisionRouteDependencies): ServiceRouter {
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
      const result = await reviseSite(deps, user, idOf(ctx), input);
      ctx.body = result;
      const { state, made } = result.revision;
      log.info({ folderId: idOf(ctx), userId: user.id, state, version: made }, 'change asked for');
    }),
  );

  return router;
}

const idOf = ({ params }: Pick<RequestContext<Authenticated>, 'params'>): string => params.id ?? '';
