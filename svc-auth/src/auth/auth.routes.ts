import type { IncomingMessage } from 'node:http';
import { routes, type SignInOptions } from '@sitewright/contracts';
import {
  createRouter,
  type Limiter,
  type ServiceRouter,
  signAccessToken,
  steps,
  validate,
} from '@sitewright/service-kit';
import type { Passwords } from '../users/passwords.ts';
import type { UsersRepository } from '../users/users.repository.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginLimits } from './login-limits.ts';
import type { PasswordRule } from './password-rule.ts';
import { register } from './register.ts';
import { presentSession } from './session.presenter.ts';
import { signIn } from './sign-in.ts';

export interface AuthDependencies {
  users: UsersRepository;
  passwords: Passwords;
  passwordRule: PasswordRule;
  loginLimits: LoginLimits;
  knownDevices: KnownDevices;
  registrations: Limiter;
  jwtSecret: string;
  signInOptions: SignInOptions;
  /** What the limits count by. */
  addressOf: (request: IncomingMessage) => string;
}

export function authRoutes(deps: AuthDependencies): ServiceRouter {
  const router = createRouter();

  router.post(
    routes.register.path,
    ...steps(validate(routes.register.request), async (ctx) => {
      await deps.registrations.take(deps.addressOf(ctx.req));
      const user = await register(deps, ctx.state.input);
      ctx.state.log.info({ userId: user.id }, 'registered');
      deps.knownDevices.remember(ctx, user.email);
      ctx.status = 201;
      ctx.body = presentSession(user, signAccessToken(user, deps.jwtSecret));
    }),
  );

  router.post(
    routes.login.path,
    ...steps(validate(routes.login.request), async (ctx) => {
      const { input, log } = ctx.state;
      const device = deps.knownDevices.recognise(ctx, input.email);
      const user = await signIn(deps, input, { address: deps.addressOf(ctx.req), device });
      log.info({ userId: user.id }, 'signed in');
      deps.knownDevices.remember(ctx, user.email);
      ctx.body = presentSession(user, signAccessToken(user, deps.jwtSecret));
    }),
  );

  router.get(routes.signInOptions.path, (ctx) => {
    ctx.body = deps.signInOptions;
  });

  return router;
}
