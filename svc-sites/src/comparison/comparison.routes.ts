import { comparisonQuerySchema, routes, versionNumberSchema } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type Limiter,
  type ServiceRouter,
  type Step,
  steps,
  validate,
  validateQuery,
} from '@sitewright/service-kit';
import type { EditSiteDependencies } from '../editing/edit-site.ts';
import { siteNotFound } from '../sites/find-site.ts';
import { viewHead } from '../versions/view-head.ts';
import { type CompareDependencies, compareVersions } from './compare-versions.ts';
import { takeBack } from './take-back.ts';

export interface ComparisonRouteDependencies
  extends EditSiteDependencies,
    Pick<CompareDependencies, 'revisions'> {
  /** How often a person changes something by hand. */
  edits: Limiter;
  authenticate: Step<Authenticated>;
}

/** What differs between versions: seen by whoever sees the site, taken back by its owner. */
export function comparisonRoutes({
  authenticate,
  edits,
  ...deps
}: ComparisonRouteDependencies): ServiceRouter {
  const router = createRouter();

  router.get(
    routes.compareVersions.path,
    ...steps(authenticate, validateQuery(comparisonQuerySchema), async (ctx) => {
      const { user, query } = ctx.state;
      const { id: folderId = '', number } = ctx.params;
      ctx.body = await compareVersions(deps, user, { folderId, from: query.with, to: toVersion(number) });
    }),
  );

  router.post(
    routes.takeBack.path,
    ...steps(authenticate, validate(routes.takeBack.request), async (ctx) => {
      const { user, input } = ctx.state;
      const { id: folderId = '', number } = ctx.params;
      await edits.take(user.id);
      const site = await takeBack(deps, user, { ...input, folderId, number: toVersion(number) });
      ctx.body = await viewHead(deps.versions, site);
      ctx.state.log.info({ folderId, userId: user.id, version: site.version }, 'change taken back');
    }),
  );

  return router;
}

/** @throws AppError `NOT_FOUND`. */
function toVersion(text: string | undefined): number {
  const parsed = versionNumberSchema.safeParse(Number(text));
  if (!parsed.success) throw siteNotFound();
  return parsed.data;
}
