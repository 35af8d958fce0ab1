import { routes, versionQuerySchema } from '@sitewright/contracts';
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
import type { PicturesRepository } from '../pictures/pictures.repository.ts';
import { deleteSite, undeleteSite } from './delete-site.ts';
import { duplicateSite } from './duplicate-site.ts';
import { presentProject } from './project.presenter.ts';
import { readSiteFile } from './read-site-file.ts';
import { renameSite } from './rename-site.ts';
import { presentSiteDetails } from './site-details.presenter.ts';
import { type TemplateDependencies, templateSite } from './template-site.ts';
import { viewSite } from './view-site.ts';

export interface SitesRouteDependencies extends TemplateDependencies {
  pictures: Pick<PicturesRepository, 'copy'>;
  authenticate: Step<Authenticated>;
  /** How many copies a person makes. */
  copies: Limiter;
}

/** One site: its owner's, and administrators' to look at. */
export function sitesRoutes({ authenticate, copies, ...deps }: SitesRouteDependencies): ServiceRouter {
  const router = createRouter();
  const { sites } = deps;

  router.get(
    routes.site.path,
    ...steps(authenticate, async (ctx) => {
      ctx.body = presentSiteDetails(await viewSite(deps, ctx.state.user, idOf(ctx)));
    }),
  );

  router.get(
    routes.siteFile.path,
    ...steps(authenticate, validateQuery(versionQuerySchema), async (ctx) => {
      const { user, query } = ctx.state;
      const { path = '' } = ctx.params;
      ctx.body = await readSiteFile(deps, user, { folderId: idOf(ctx), path, version: query.version });
    }),
  );

  router.patch(
    routes.renameSite.path,
    ...steps(authenticate, validate(routes.renameSite.request), async (ctx) => {
      const { user, input } = ctx.state;
      const { name, updatedAt } = input;
      const seen = updatedAt === undefined ? undefined : new Date(updatedAt);
      ctx.body = presentProject(await renameSite(sites, user, { folderId: idOf(ctx), name, seen }));
      logEvent(ctx, 'site renamed');
    }),
  );

  router.delete(
    routes.deleteSite.path,
    ...steps(authenticate, async (ctx) => {
      ctx.body = { message: await deleteSite(sites, ctx.state.user, idOf(ctx)) };
      logEvent(ctx, 'site deleted');
    }),
  );

  router.post(
    routes.undeleteSite.path,
    ...steps(authenticate, async (ctx) => {
      ctx.body = presentProject(await undeleteSite(deps, ctx.state.user, idOf(ctx)));
      logEvent(ctx, 'site brought back');
    }),
  );

  router.post(
    routes.duplicateSite.path,
    ...steps(authenticate, async (ctx) => {
      const { user } = ctx.state;
      await copies.take(user.id);
      ctx.body = presentProject(await duplicateSite(deps, user, idOf(ctx)));
      ctx.status = 201;
      logEvent(ctx, 'site duplicated');
    }),
  );

  router.post(
    routes.templateSite.path,
    ...steps(authenticate, validate(routes.templateSite.request), async (ctx) => {
      const { user, input } = ctx.state;
      await copies.take(user.id);
      const { site, isEmptied } = await templateSite(deps, user, idOf(ctx), input.name);
      ctx.body = { site: presentProject(site), isEmptied };
      ctx.status = 201;
      logEvent(ctx, 'site taken as template');
    }),
  );

  return router;
}

type SiteContext = Pick<RequestContext<Authenticated>, 'params' | 'state'>;

const idOf = ({ params }: SiteContext): string => params.id ?? '';

const logEvent = (ctx: SiteContext, event: string) =>
  ctx.state.log.info({ folderId: idOf(ctx), userId: ctx.state.user.id }, event);
