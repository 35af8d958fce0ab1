import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { emailSchema } from '@sitewright/contracts';
import { commonSettings, connectMongo, loadSettings, SettingsError } from '@sitewright/service-kit';
import { z } from 'zod';
import { operator } from './roles/actor.ts';
import { createAuditRepository } from './roles/audit.repository.ts';
import { changeRole } from './roles/change-role.ts';
import { createRolesRepository } from './roles/roles.repository.ts';
import { createUsersRepository } from './users/users.repository.ts';

const usage = 'Usage: npm run admin -- promote EMAIL\nMakes the person with this address an admin.';
const root = resolve(import.meta.dirname, '../..');

const settingsSchema = z.object({
  MONGODB_URI: commonSettings.MONGODB_URI.optional(),
  DATA_DIR: z.string().default('.data'),
});

/** The database of the instance that runs on this machine, unless MONGODB_URI or MONGODB_URI_FILE names another. */
function databaseAddress(): string {
  const { MONGODB_URI, DATA_DIR } = loadSettings(settingsSchema, { secrets: ['MONGODB_URI'] });
  if (MONGODB_URI) return MONGODB_URI;
  const file = join(resolve(root, DATA_DIR), 'mongodb-uri');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new SettingsError([
      'No running instance was found. Start it first (npm start), or set MONGODB_URI to its database.',
      'An instance that keeps its data elsewhere is found through DATA_DIR.',
    ]);
  }
}

async function promote(email: string): Promise<string> {
  const { db, close } = await connectMongo(databaseAddress(), 'admin');
  const deps = {
    users: createUsersRepository(db),
    roles: createRolesRepository(db),
    audit: createAuditRepository(db),
  };
  try {
    return await changeRole(deps, operator, { email, role: 'admin' });
  } finally {
    await close();
  }
}

const [command, ...rest] = process.argv.slice(2);
const email = emailSchema.safeParse(rest[0]);
if (command !== 'promote' || rest.length !== 1 || !email.success) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
} else {
  await promote(email.data).then(
    (message) => process.stdout.write(`${message}\n`),
    (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    },
  );
}
