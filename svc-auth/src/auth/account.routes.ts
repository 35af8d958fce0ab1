import type { IncomingMessage } from 'node:http';
import { routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type ServiceRouter,
  type SignedInUser,
  type Step,
  signAccessToken,
  steps,
  unauthenticated,
  validate,
} from '@sitewright/service-kit';
import { presentAccount } from '../users/user.presenter.ts';
import type { User } from '../users/user.ts';
import { type ChangePasswordDependencies, changePassword } from './change-password.ts';
import type { KnownDevices } from './known-devices.ts';
import { presentSession } from './session.presenter.ts';

export interface AccountDependencies extends ChangePasswordDependencies {
  jwtSecret: string;
  authenticate: Step<Authenticated>;
  knownDevices: KnownDevices;
  addressOf: (request: IncomingMessage) => string;
}

/** A person's own account. */
export function accountRoutes(deps: AccountDependencies): ServiceRouter {
  const router = createRouter();
  const whole = async ({ id }: SignedInUser) => stillThere(await deps.users.findById(id));

  router.get(
    routes.me.path,
    ...steps(deps.authenticate, async (ctx) => {
      ctx.body = presentAccount(await whole(ctx.state.user));
    }),
  );

  router.post(
    routes.logout.path,
    ...steps(deps.authenticate, async (ctx) => {
      await deps.users.endSession(ctx.state.user.id, ctx.state.session);
      ctx.state.log.info({ userId: ctx.state.user.id }, 'signed out');
      ctx.body = { message: 'You are signed out.' };
    }),
  );

  router.post(
    routes.logoutAll.path,
    ...steps(deps.authenticate, async (ctx) => {
      stillThere(await deps.users.endSessions(ctx.state.user.id));
      ctx.state.log.info({ userId: ctx.state.user.id }, 'all sessions ended');
      ctx.body = { message: 'You are signed out on every device.' };
    }),
  );

  router.put(
    routes.changePassword.path,
    ...steps(deps.authenticate, validate(routes.changePassword.request), async (ctx) => {
      const user = await whole(ctx.state.user);
      const device = deps.knownDevices.recognise(ctx, user.email);
      const origin = { address: deps.addressOf(ctx.req), device };
      const changed = await changePassword(deps, user, ctx.state.input, origin);
      ctx.state.log.info({ userId: user.id }, 'password changed');
      deps.knownDevices.remember(ctx, user.email);
      ctx.body = presentSession(changed, signAccessToken(changed, deps.jwtSecret));
    }),
  );

  return router;
}

/** An account can go between two reads of one call. */
function stillThere(user: User | undefined): User {
  if (user) return user;
  throw unauthenticated('This account does not exist any more.');
}
