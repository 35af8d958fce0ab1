import { runMain } from '@sitewright/service-kit';
import manifest from '../package.json' with { type: 'json' };
import { buildApp } from './app.ts';
import { googleSettings, secrets, settingsSchema } from './config.ts';
import { createAuditRepository } from './roles/audit.repository.ts';
import { createRolesRepository } from './roles/roles.repository.ts';
import { ensureFirstAdmin } from './users/ensure-first-admin.ts';
import { userIndexes } from './users/indexes.ts';
import { createPasswords } from './users/passwords.ts';
import { schema } from './users/schema.ts';
import { createUsersRepository } from './users/users.repository.ts';

const { version } = manifest;
const service = { name: 'svc-auth', version, settingsSchema, secrets, indexes: userIndexes, schema };

await runMain(service, async ({ settings, log, mongo, tracing }) => {
  const { db } = mongo;
  const passwords = await createPasswords({
    atOnce: settings.PASSWORD_HASHES_AT_ONCE,
    waiting: settings.PASSWORD_HASHES_WAITING,
  });
  const prepare = async () => {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
    if (email && password) {
      const deps = { users: createUsersRepository(db), roles: createRolesRepository(db), passwords, log };
      await ensureFirstAdmin(deps, { email, password });
    }
    await createAuditRepository(db).collect();
  };

  const app = buildApp({
    log,
    checks: mongo.checks,
    db,
    passwords,
    jwtSecret: settings.JWT_SECRET,
    passwordMinLength: settings.PASSWORD_MIN_LENGTH,
    loginLimits: {
      perAccount: settings.LOGIN_ATTEMPTS_PER_ACCOUNT,
      perAccountAndAddress: settings.LOGIN_ATTEMPTS_PER_ACCOUNT_AND_ADDRESS,
      perAddress: settings.LOGIN_ATTEMPTS_PER_ADDRESS,
    },
    registrationsPerHour: settings.REGISTRATIONS_PER_HOUR,
    trustedProxies: settings.TRUST_PROXY,
    tracing,
    google: googleSettings(settings),
  });
  return { app, prepare, closers: [] };
});
