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
import type { UploadGate } from '../pictures/receive-picture.ts';
import { presentBrandKit } from './brand-kit.presenter.ts';
import { type ChangeLogoDependencies, changeLogo } from './change-logo.ts';

export interface BrandKitRouteDependencies extends ChangeLogoDependencies {
  /** How many pictures a person sends. */
  uploads: Limiter;
  /** How often a person changes something by hand. */
  edits: Limiter;
  gate: UploadGate;
  authenticate: Step<Authenticated>;
}

/** What the sites of a person have in common: their own alone. */
export function brandKitRoutes({
  authenticate,
  uploads,
  edits,
  gate,
  ...deps
}: BrandKitRouteDependencies): ServiceRouter {
  const router = createRouter();
  const { brandKits } = deps;

  router.get(
    routes.brandKit.path,
    ...steps(authenticate, async (ctx) => {
      ctx.body = presentBrandKit(await brandKits.find(ctx.state.user.id));
    }),
  );

  router.put(
    routes.changeBrandKit.path,
    ...steps(authenticate, validate(routes.changeBrandKit.request), async (ctx) => {
      const { user, input, log } = ctx.state;
      await edits.take(user.id);
      ctx.body = presentBrandKit(await brandKits.change(user.id, input));
      log.info({ userId: user.id }, 'brand kit changed');
    }),
  );

  router.put(
    routes.changeLogo.path,
    ...steps(authenticate, async (ctx) => {
      const { user, log } = ctx.state;
      await uploads.take(user.id);
      const kit = await gate.receive(ctx, user.id, (received) => changeLogo(deps, user, received));
      ctx.body = presentBrandKit(kit);
      log.info({ userId: user.id }, 'logo changed');
    }),
  );

  router.delete(
    routes.removeLogo.path,
    ...steps(authenticate, async (ctx) => {
      const { user, log } = ctx.state;
      await edits.take(user.id);
      ctx.body = presentBrandKit(await brandKits.removeLogo(user.id));
      log.info({ userId: user.id }, 'logo removed');
    }),
  );

  return router;
}
