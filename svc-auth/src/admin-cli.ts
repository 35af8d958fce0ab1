import { emailSchema } from '@sitewright/contracts';
import { connectMongo, demandReadable, instanceDatabase } from '@sitewright/service-kit';
import { operator } from './roles/actor.ts';
import { createAuditRepository } from './roles/audit.repository.ts';
import { changeRole } from './roles/change-role.ts';
import { createRolesRepository } from './roles/roles.repository.ts';
import { schema } from './users/schema.ts';
import { createUsersRepository } from './users/users.repository.ts';

const usage = 'Usage: npm run admin -- promote EMAIL\nMakes the person with this address an admin.';
async function promote(email: string): Promise<string> {
  const { db, close } = await connectMongo(instanceDatabase(), 'admin');
  const deps = {
    users: createUsersRepository(db),
    roles: createRolesRepository(db),
    audit: createAuditRepository(db),
  };
  try {
    await demandReadable(db, 'svc-auth', schema);
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
