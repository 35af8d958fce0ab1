import type { BlockList } from 'node:net';
import {
  accountReader,
  authenticate,
  clientAddress,
  createApp,
  createLimiter,
  type HealthChecks,
  type Logger,
  type ServiceApp,
  type Tracing,
} from '@sitewright/service-kit';
import type { Db } from 'mongodb';
import { accountRoutes } from './auth/account.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { createKnownDevices } from './auth/known-devices.ts';
import { createLoginLimits, type LoginLimitSettings } from './auth/login-limits.ts';
import { createPasswordRule } from './auth/password-rule.ts';
import { googleRoutes } from './google/google.routes.ts';
import type { GoogleSettings } from './google/google-settings.ts';
import { createAuditRepository } from './roles/audit.repository.ts';
import { createRolesRepository } from './roles/roles.repository.ts';
import type { Passwords } from './users/passwords.ts';
import { createUsersRepository } from './users/users.repository.ts';
import { usersRoutes } from './users/users.routes.ts';

export interface AppDependencies {
  log: Logger;
  checks: HealthChecks;
  db: Db;
  passwords: Passwords;
  jwtSecret: string;
  passwordMinLength: number;
  loginLimits: LoginLimitSettings;
  registrationsPerHour: number;
  /** Whose `X-Forwarded-For` counts. */
  trustedProxies: BlockList;
  /** Undefined on an instance without Google credentials. */
  google: GoogleSettings | undefined;
  tracing?: Tracing | undefined;
}

export function buildApp({
  log,
  checks,
  db,
  passwords,
  jwtSecret,
  google,
  ...options
}: AppDependencies): ServiceApp {
  const users = createUsersRepository(db);
  const deps = {
    users,
    passwords,
    jwtSecret,
    google,
    signInOptions: { google: google !== undefined, passwordMinLength: options.passwordMinLength },
    roles: createRolesRepository(db),
    audit: createAuditRepository(db),
    passwordRule: createPasswordRule(options.passwordMinLength),
    knownDevices: createKnownDevices(jwtSecret),
    loginLimits: createLoginLimits(db, options.loginLimits),
    registrations: createLimiter({
      db,
      name: 'register',
      points: options.registrationsPerHour,
      seconds: 3600,
    }),
    authenticate: authenticate(jwtSecret, accountReader(db)),
    addressOf: (request: Parameters<typeof clientAddress>[0]) =>
      clientAddress(request, options.trustedProxies),
  };
  const routers = [authRoutes(deps), accountRoutes(deps), googleRoutes(deps), usersRoutes(deps)];
  const { trustedProxies, tracing } = options;
  return createApp({ log, checks, routers, trustedProxies, tracing });
}
