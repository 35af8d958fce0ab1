import { routes } from '@sitewright/contracts';
import {
  AppError,
  type Authenticated,
  createRouter,
  type ServiceRouter,
  type Step,
  steps,
  validate,
} from '@sitewright/service-kit';
import { findSharingSite, type MakeShareLinkDependencies, makeShareLink } from './make-share-link.ts';
import type { ShareLimits } from './share-limits.ts';
import { presentShareLink } from './share-link.presenter.ts';

export interface SharingRouteDependencies extends MakeShareLinkDependencies {
  limits: ShareLimits;
  authenticate: Step<Authenticated>;
}

/** The links of a site: its owner's alone. */
export function sharingRoutes({ authenticate, limits, ...deps }: SharingRouteDependencies): ServiceRouter {
  const router = createRouter();
  const { sites, shareLinks } = deps;

  router.get(
    routes.shareLinks.path,
    ...steps(authenticate, async (ctx) => {
      const { folderId } = await findSharingSite(sites, ctx.state.user, ctx.params.id ?? '');
      const links = await shareLinks.list(folderId);
      ctx.body = links.map((link) => presentShareLink(link));
    }),
  );

  router.post(
    routes.createShareLink.path,
    ...steps(authenticate, validate(routes.createShareLink.request), async (ctx) => {
      const { user, input } = ctx.state;
      await limits.links.take(user.id);
      const made = await makeShareLink(deps, user, { folderId: ctx.params.id ?? '', request: input });
      ctx.status = 201;
      ctx.body = { link: presentShareLink(made.link), token: made.token };
      const { folderId, id } = made.link;
      ctx.state.log.info({ folderId, userId: user.id, linkId: id }, 'site shared');
    }),
  );

  router.delete(
    routes.revokeShareLink.path,
    ...steps(authenticate, async (ctx) => {
      const { user } = ctx.state;
      const { id = '', link = '' } = ctx.params;
      const { folderId } = await findSharingSite(sites, user, id);
      if (!(await shareLinks.revoke(folderId, link, new Date())))
        throw new AppError('NOT_FOUND', 'There is no such link. Reload the page.');
      ctx.body = { message: 'The link is revoked. Nobody sees the website through it any more.' };
      ctx.state.log.info({ folderId, userId: user.id, linkId: link }, 'link revoked');
    }),
  );

  return router;
}
