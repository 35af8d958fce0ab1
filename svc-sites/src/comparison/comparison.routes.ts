import { comparisonQuerySchema, routes, versionNumberSchema } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type ServiceRouter,
  type Step,
  steps,
  validateQuery,
} from '@sitewright/service-kit';
import { siteNotFound } from '../sites/find-site.ts';
import { type CompareDependencies, compareVersions } from './compare-versions.ts';

export interface ComparisonRouteDependencies extends CompareDependencies {
  authenticate: Step<Authenticated>;
}

/** What differs between versions: seen by whoever sees the site. */
export function comparisonRoutes({ authenticate, ...deps }: ComparisonRouteDependencies): ServiceRouter {
  const router = createRouter();

  router.get(
    routes.compareVersions.path,
    ...steps(authenticate, validateQuery(comparisonQuerySchema), async (ctx) => {
      const { user, query } = ctx.state;
      const { id: folderId = '', number } = ctx.params;
      ctx.body = await compareVersions(deps, user, { folderId, from: query.with, to: toVersion(number) });
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
