import {
  createLogger,
  ensureIndexes,
  limitIndexes,
  signAccessToken,
  trustedProxiesSetting,
} from '@sitewright/service-kit';
import { serve, startTestDatabase, testSecret } from '@sitewright/service-kit/testing';
import { type AppDependencies, buildApp } from '../src/app.ts';
import { createAuditRepository } from '../src/roles/audit.repository.ts';
import { createRolesRepository } from '../src/roles/roles.repository.ts';
import { userIndexes } from '../src/users/indexes.ts';
import { createPasswords, type Passwords } from '../src/users/passwords.ts';
import { createUsersRepository } from '../src/users/users.repository.ts';

export type HarnessOptions = Partial<
  Pick<AppDependencies, 'passwordMinLength' | 'loginLimits' | 'registrationsPerHour' | 'google' | 'log'>
>;

const silent = createLogger('svc-auth', 'silent');
/** Tests sign in hundreds of times; what a password of somebody costs is a test of its own. */
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** The whole service on a free port over a database of its own; its limits are out of the way unless a test sets them. */
export async function startAuthService(options: HarnessOptions = {}) {
  const database = await startTestDatabase();
  const { db } = database;
  await ensureIndexes(db, [...userIndexes, ...limitIndexes], silent);
  const { passwords, verifiedHashes } = watch(await createPasswords({ atOnce: 2, waiting: 500 }, cheap));
  const app = buildApp({
    log: silent,
    checks: { database: database.ping },
    db,
    passwords,
    jwtSecret: testSecret,
    passwordMinLength: 0,
    loginLimits: { perAccount: 1000, perAccountAndAddress: 1000, perAddress: 1000 },
    registrationsPerHour: 1000,
    trustedProxies: trustedProxiesSetting.parse(undefined),
    google: undefined,
    ...options,
  });
  const service = await serve(app);
  const users = createUsersRepository(db);

  /** A person without a password, as a token and an address; what they may is stored, not only claimed. */
  const person = async (email: string, role: 'user' | 'admin' = 'user') => {
    const user = await users.insert({ email, role });
    if (!user) throw new Error(`${email} is taken`);
    return { ...user, token: signAccessToken(user, testSecret) };
  };
  const close = async () => {
    await service.close();
    await database.close();
  };
  const repositories = { users, roles: createRolesRepository(db), audit: createAuditRepository(db) };
  return {
    url: service.url,
    db,
    crash: database.crash,
    ...repositories,
    passwords,
    verifiedHashes,
    person,
    close,
  };
}

export type AuthService = Awaited<ReturnType<typeof startAuthService>>;

/** Notes which hash every sign-in was checked against. */
function watch(real: Passwords) {
  const verifiedHashes: (string | undefined)[] = [];
  const passwords: Passwords = {
    ...real,
    verify(password, passwordHash) {
      verifiedHashes.push(passwordHash);
      return real.verify(password, passwordHash);
    },
  };
  return { passwords, verifiedHashes };
}
