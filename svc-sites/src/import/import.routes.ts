import { importContentType, importQuerySchema, limits, routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type Limiter,
  readBody,
  type ServiceRouter,
  type Step,
  steps,
  validateQuery,
} from '@sitewright/service-kit';
import { presentProject } from '../sites/project.presenter.ts';
import { type ImportDependencies, importSite } from './import-site.ts';
import { megabytes } from './refuse.ts';

export interface ImportRouteDependencies extends ImportDependencies {
  /** How often a person imports. */
  imports: Limiter;
  authenticate: Step<Authenticated>;
}

const zipFile = {
  type: importContentType,
  maxBytes: limits.importMaxBytes,
  tooLarge: `A ZIP file has at most ${megabytes(limits.importMaxBytes)}. Leave films and originals of pictures out of it.`,
};

/** A site that was made elsewhere becomes one of the person’s. */
export function importRoutes({ authenticate, imports, ...deps }: ImportRouteDependencies): ServiceRouter {
  const router = createRouter();

  router.post(
    routes.importSite.path,
    ...steps(authenticate, validateQuery(importQuerySchema), async (ctx) => {
      const { user, query } = ctx.state;
      await imports.take(user.id);
      const zip = await readBody(ctx, zipFile);
      const { site, notes, findings } = await importSite(deps, user, { zip, name: query.name });
      ctx.body = { site: presentProject(site), notes, findings };
      ctx.status = 201;
      const { folderId } = site;
      ctx.state.log.info({ folderId, userId: user.id, bytes: zip.length }, 'site imported');
    }),
  );

  return router;
}
