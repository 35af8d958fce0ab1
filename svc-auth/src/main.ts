import {
  connectMongo,
  createLogger,
  ensureIndexes,
  loadSettings,
  runService,
  startService,
} from '@sitewright/service-kit';
import { buildApp } from './app.ts';
import { secrets, settingsSchema } from './config.ts';
import { ensureFirstAdmin } from './users/ensure-first-admin.ts';
import { userIndexes } from './users/indexes.ts';
import { createPasswords } from './users/passwords.ts';
import { createUsersRepository } from './users/users.repository.ts';

const name = 'svc-auth';

await runService(name, async () => {
  const settings = loadSettings(settingsSchema, { secrets });
  const log = createLogger(name, settings.LOG_LEVEL);
  const mongo = await connectMongo(settings.MONGODB_URI, name);
  await ensureIndexes(mongo.db, userIndexes, log);

  const users = createUsersRepository(mongo.db);
  const passwords = await createPasswords();
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  if (email && password) await ensureFirstAdmin({ users, passwords }, { email, password });

  const app = buildApp({
    log,
    checks: { database: mongo.ping },
    users,
    passwords,
    jwtSecret: settings.JWT_SECRET,
  });
  return startService({ name, app, host: settings.HOST, port: settings.PORT, log, closers: [mongo.close] });
});
