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
import { findOwnSite, findVisibleSite, siteNotFound } from '../sites/find-site.ts';
import type { Site } from '../sites/site.ts';
import { findVersion, listVersions } from './list-versions.ts';
import { type RestoreDependencies, restoreVersion } from './restore-version.ts';
import { versionNotFound } from './show-again.ts';
import { redo, undo } from './undo.ts';
import { presentVersion, presentVersionDetails } from './version.presenter.ts';
import { viewHead } from './view-head.ts';

export interface VersionRouteDependencies extends RestoreDependencies {
  /** How often a person changes what there is. */
  changes: Limiter;
  authenticate: Step<Authenticated>;
}

/** The versions of a site: looked at by whoever sees the site, changed by its owner. */
export function versionRoutes({ authenticate, changes, ...deps }: VersionRouteDependencies): ServiceRouter {
  const router = createRouter();
  const { sites, files, versions } = deps;

  router.get(
    routes.siteVersions.path,
    ...steps(authenticate, async (ctx) => {
      const { site, folded } = await listVersions(deps, ctx.state.user, idOf(ctx));
      ctx.body = { head: await viewHead(versions, site), versions: folded.map(presentVersion) };
    }),
  );

  router.get(
    routes.siteVersion.path,
    ...steps(authenticate, async (ctx) => {
      const site = await findVisibleSite(sites, ctx.state.user, idOf(ctx));
      const version = await findVersion(versions, site, numberOf(ctx));
      const summary = await files.summarise(site.folderId, version.number);
      if (!summary) throw versionNotFound();
      ctx.body = presentVersionDetails({ ...version, changes: 1 }, summary);
    }),
  );

  router.patch(
    routes.changeVersion.path,
    ...steps(authenticate, validate(routes.changeVersion.request), async (ctx) => {
      const { user, input } = ctx.state;
      const site = await findOwnSite(sites, user, idOf(ctx));
      if (site.deletedAt) throw siteNotFound();
      await changes.take(user.id);
      const { number } = await findVersion(versions, site, numberOf(ctx));
      const changed = await versions.change(site.folderId, number, input);
      if (!changed) throw versionNotFound();
      ctx.body = presentVersion({ ...changed, changes: 1 });
    }),
  );

  router.post(
    routes.restoreVersion.path,
    ...steps(authenticate, validate(routes.restoreVersion.request), async (ctx) => {
      const { user, input } = ctx.state;
      await changes.take(user.id);
      const asked = { folderId: idOf(ctx), number: numberOf(ctx), request: input };
      await answerHead(ctx, await restoreVersion(deps, user, asked), 'version restored');
    }),
  );

  router.post(
    routes.undo.path,
    ...steps(authenticate, validate(routes.undo.request), async (ctx) => {
      const { user, input } = ctx.state;
      await changes.take(user.id);
      await answerHead(ctx, await undo(deps, user, { folderId: idOf(ctx), request: input }), 'undone');
    }),
  );

  router.post(
    routes.redo.path,
    ...steps(authenticate, validate(routes.redo.request), async (ctx) => {
      const { user, input } = ctx.state;
      await changes.take(user.id);
      await answerHead(ctx, await redo(deps, user, { folderId: idOf(ctx), request: input }), 'redone');
    }),
  );

  return router;

  async function answerHead(ctx: VersionContext, site: Site, event: string): Promise<void> {
    ctx.body = await viewHead(versions, site);
    const { folderId, version } = site;
    ctx.state.log.info({ folderId, userId: ctx.state.user.id, version }, event);
  }
}

type VersionContext = Pick<RequestContext<Authenticated>, 'params' | 'state'> & { body: unknown };

const idOf = ({ params }: Pick<VersionContext, 'params'>): string => params.id ?? '';

/** @throws AppError `NOT_FOUND`. */
function numberOf({ params: { number = '' } }: Pick<VersionContext, 'params'>): number {
  if (/^[1-9]\d{0,8}$/.test(number)) return Number(number);
  throw versionNotFound();
}
