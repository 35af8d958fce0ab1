import { routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type Limiter,
  type ServiceRouter,
  type Step,
  steps,
  validate,
} from '@sitewright/service-kit';
import { viewHead } from '../versions/view-head.ts';
import { type EditSiteDependencies, editSite } from './edit-site.ts';
import { setTypefaces } from './set-typefaces.ts';
import { viewTypefaces } from './view-typefaces.ts';

/** Bytes of a request: the largest parts of pages are moved and duplicated as text. */
const maxBytes = 4 * 1024 * 1024;

export interface EditRouteDependencies extends EditSiteDependencies {
  /** How often a person changes something by hand. */
  edits: Limiter;
  authenticate: Step<Authenticated>;
}

/** Changes by hand: the owner's. */
export function editRoutes({ authenticate, edits, ...deps }: EditRouteDependencies): ServiceRouter {
  const router = createRouter();

  router.post(
    routes.editSite.path,
    ...steps(authenticate, validate(routes.editSite.request, { maxBytes }), async (ctx) => {
      const { user, input } = ctx.state;
      const { id: folderId = '' } = ctx.params;
      await edits.take(user.id);
      const site = await editSite(deps, user, folderId, input);
      ctx.body = await viewHead(deps.versions, site);
      ctx.state.log.info({ folderId, userId: user.id, version: site.version }, 'site edited');
    }),
  );

  router.get(
    routes.typefaces.path,
    ...steps(authenticate, async (ctx) => {
      const { id: folderId = '' } = ctx.params;
      ctx.body = await viewTypefaces(deps, ctx.state.user, folderId);
    }),
  );

  router.post(
    routes.setTypefaces.path,
    ...steps(authenticate, validate(routes.setTypefaces.request), async (ctx) => {
      const { user, input } = ctx.state;
      const { id: folderId = '' } = ctx.params;
      await edits.take(user.id);
      const site = await setTypefaces(deps, user, folderId, input);
      ctx.body = await viewHead(deps.versions, site);
      ctx.state.log.info({ folderId, userId: user.id, version: site.version }, 'typefaces changed');
    }),
  );

  return router;
}
