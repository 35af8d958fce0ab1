import { routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type RequestContext,
  type ServiceRouter,
  type Step,
  steps,
  validate,
} from '@sitewright/service-kit';
import { whileConnected } from '../generation/while-connected.ts';
import type { BriefLimits } from './brief-limits.ts';
import { type ChangeBriefDependencies, changeBrief } from './change-brief.ts';
import { type DraftBriefDependencies, draftBrief } from './draft-brief.ts';
import { presentBrief, presentBriefTo, viewBrief } from './view-brief.ts';

export interface BriefRouteDependencies extends ChangeBriefDependencies {
  engine: ChangeBriefDependencies['engine'] & DraftBriefDependencies['engine'];
  limits: BriefLimits;
  authenticate: Step<Authenticated>;
}

/** What was understood of a site's prompt: seen by whoever sees the site, corrected by its owner. */
export function briefRoutes({ authenticate, limits, ...deps }: BriefRouteDependencies): ServiceRouter {
  const router = createRouter();

  router.get(
    routes.siteBrief.path,
    ...steps(authenticate, async (ctx) => {
      const { user } = ctx.state;
      ctx.body = presentBriefTo(user, await viewBrief(deps, user, idOf(ctx)));
    }),
  );

  router.post(
    routes.draftSiteBrief.path,
    ...steps(authenticate, validate(routes.draftSiteBrief.request), async (ctx) => {
      const { user, input } = ctx.state;
      await limits.drafts.take(user.id);
      ctx.body = await draftBrief(deps, user, { ...input, folderId: idOf(ctx) }, whileConnected(ctx));
    }),
  );

  router.patch(
    routes.changeSiteBrief.path,
    ...steps(authenticate, validate(routes.changeSiteBrief.request), async (ctx) => {
      const { user, input } = ctx.state;
      await limits.changes.take(user.id);
      const changed = await changeBrief(deps, user, { ...input, folderId: idOf(ctx) });
      ctx.body = presentBrief(changed);
      const { folderId, version } = changed.site;
      ctx.state.log.info({ folderId, userId: user.id, version }, 'brief changed');
    }),
  );

  return router;
}

const idOf = ({ params }: Pick<RequestContext<Authenticated>, 'params'>): string => params.id ?? '';
