import { createLogger, ensureIndexes } from '@sitewright/service-kit';
import { serve, startTestDatabase, testSecret } from '@sitewright/service-kit/testing';
import { buildApp } from '../src/app.ts';
import { userIndexes } from '../src/users/indexes.ts';
import { createPasswords, type Passwords } from '../src/users/passwords.ts';
import { createUsersRepository } from '../src/users/users.repository.ts';

/** The whole service on a free port over a database of its own. */
export async function startAuthService() {
  const database = await startTestDatabase();
  const log = createLogger('svc-auth', 'silent');
  await ensureIndexes(database.db, userIndexes, log);
  const users = createUsersRepository(database.db);
  const { passwords, verifiedHashes } = watch(await createPasswords());
  const checks = { database: database.ping };
  const service = await serve(buildApp({ log, checks, users, passwords, jwtSecret: testSecret }));
  const close = async () => {
    await service.close();
    await database.close();
  };
  return { url: service.url, db: database.db, users, passwords, verifiedHashes, close };
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
